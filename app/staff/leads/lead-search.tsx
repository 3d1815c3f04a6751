import type { StaffText } from "../../../content/staff/schema.ts";
import { type Choices, ListChoice, ListSearch } from "../list-search.tsx";

type Props = {
	text: StaffText;
	path: string;
	exported: string;
	search: string;
	status: string;
	source: string;
	statuses: Choices;
	sources: Choices;
};

export function LeadSearch({ text, path, exported, search, status, source, statuses, sources }: Props) {
	const { leads, all } = text;
	return (
		<ListSearch path={path} send={text.search} exported={{ path: exported, label: leads.export }}>
			<input
				type="search"
				name="q"
				defaultValue={search}
				placeholder={leads.search}
				aria-label={text.search}
			/>
			<ListChoice name="status" label={leads.status} all={all} value={status} options={statuses} />
			<ListChoice name="source" label={leads.source} all={all} value={source} options={sources} />
		</ListSearch>
	);
}
