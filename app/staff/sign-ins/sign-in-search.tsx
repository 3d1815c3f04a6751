import { Form } from "react-router";
import type { StaffText } from "../../../content/staff/schema.ts";
import { Button } from "../../ui/button/button.tsx";
import { ButtonLink } from "../../ui/button/button-link.tsx";

type Props = {
	text: StaffText;
	path: string;
	exported: string;
	search: string;
	event: string;
	events: readonly { id: string; label: string }[];
};

export function SignInSearch({ text, path, exported, search, event, events }: Props) {
	const words = text.signIns;
	return (
		<search className="list-search">
			<Form action={path} className="list-tools">
				<input
					type="search"
					name="q"
					defaultValue={search}
					placeholder={words.search}
					aria-label={words.search}
				/>
				<select name="event" aria-label={words.event} defaultValue={event}>
					<option value="">
						{words.event}: {text.all}
					</option>
					{events.map(({ id, label }) => (
						<option key={id} value={id}>
							{label}
						</option>
					))}
				</select>
				<Button type="submit" look="small quiet">
					{text.search}
				</Button>
				<ButtonLink look="small outline" href={exported}>
					{words.export}
				</ButtonLink>
			</Form>
		</search>
	);
}
