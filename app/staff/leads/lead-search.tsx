import { Form } from "react-router";
import type { StaffText } from "../../../content/staff/schema.ts";
import { Button } from "../../ui/button/button.tsx";
import { ButtonLink } from "../../ui/button/button-link.tsx";

type Choices = readonly { id: string; label: string }[];

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
	return (
		<search className="list-search">
			<Form action={path} className="list-tools">
				<input
					type="search"
					name="q"
					defaultValue={search}
					placeholder={text.leads.search}
					aria-label={text.search}
				/>
				<Choice name="status" label={text.leads.status} all={text.all} value={status} options={statuses} />
				<Choice name="source" label={text.leads.source} all={text.all} value={source} options={sources} />
				<Button type="submit" look="small quiet">
					{text.search}
				</Button>
				<ButtonLink look="small outline" href={exported}>
					{text.leads.export}
				</ButtonLink>
			</Form>
		</search>
	);
}

type ChoiceProps = {
	name: string;
	label: string;
	all: string;
	value: string;
	options: Choices;
};

function Choice({ name, label, all, value, options }: ChoiceProps) {
	return (
		<select name={name} aria-label={label} defaultValue={value}>
			<option value="">
				{label}: {all}
			</option>
			{options.map(({ id, label }) => (
				<option key={id} value={id}>
					{label}
				</option>
			))}
		</select>
	);
}
