import type { StaffText } from "../../../content/staff/schema.ts";
import { type Choices, ListChoice, ListSearch } from "../list-search.tsx";

type Props = {
	text: StaffText;
	path: string;
	exported: string;
	search: string;
	event: string;
	events: Choices;
};

export function SignInSearch({ text, path, exported, search, event, events }: Props) {
	const words = text.signIns;
	return (
		<ListSearch path={path} send={text.search} exported={{ path: exported, label: words.export }}>
			<input
				type="search"
				name="q"
				defaultValue={search}
				placeholder={words.search}
				aria-label={words.search}
			/>
			<ListChoice name="event" label={words.event} all={text.all} value={event} options={events} />
		</ListSearch>
	);
}
