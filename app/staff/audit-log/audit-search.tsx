import { Form } from "react-router";
import type { StaffText } from "../../../content/staff/schema.ts";
import { Button } from "../../ui/button/button.tsx";
import { ButtonLink } from "../../ui/button/button-link.tsx";

type Choices = readonly { id: string; label: string }[];

type Props = {
	text: StaffText;
	path: string;
	exported: string;
	asked: Record<"person" | "action" | "from" | "to", string>;
	people: Choices;
	actions: Choices;
};

export function AuditSearch({ text, path, exported, asked, people, actions }: Props) {
	const words = text.auditLog;
	const choice = (name: "person" | "action", options: Choices) => (
		<select name={name} aria-label={words[name]} defaultValue={asked[name]}>
			<option value="">
				{words[name]}: {text.all}
			</option>
			{options.map(({ id, label }) => (
				<option key={id} value={id}>
					{label}
				</option>
			))}
		</select>
	);
	const day = (name: "from" | "to") => (
		<label className="list-day">
			<span className="small quiet">{words[name]}</span>
			<input type="date" name={name} defaultValue={asked[name]} />
		</label>
	);
	return (
		<search className="list-search">
			<Form action={path} className="list-tools">
				{choice("person", people)}
				{choice("action", actions)}
				{day("from")}
				{day("to")}
				<Button type="submit" look="small">
					{text.filter}
				</Button>
				<ButtonLink look="small outline" href={exported}>
					{words.export}
				</ButtonLink>
			</Form>
		</search>
	);
}
