import type { StaffText } from "../../../content/staff/schema.ts";
import { type Choices, ListChoice, ListSearch } from "../list-search.tsx";

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
		<ListChoice name={name} label={words[name]} all={text.all} value={asked[name]} options={options} />
	);
	const day = (name: "from" | "to") => (
		<label className="list-day">
			<span className="small quiet">{words[name]}</span>
			<input type="date" name={name} defaultValue={asked[name]} />
		</label>
	);
	return (
		<ListSearch
			path={path}
			send={text.filter}
			look="small"
			exported={{ path: exported, label: words.export }}
		>
			{choice("person", people)}
			{choice("action", actions)}
			{day("from")}
			{day("to")}
		</ListSearch>
	);
}
