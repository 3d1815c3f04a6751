import type { StaffText } from "../../../content/staff/schema.ts";
import { AskFirst } from "../../ui/ask-first/ask-first.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";

type Props = {
	items: readonly { id: string; title: string }[];
	kind: "demo" | "report";
	path: string;
	words: StaffText["clients"];
};

export function Removable({ items, kind, path, words }: Props) {
	return (
		<ul className="screen-list">
			{items.map(({ id, title }) => (
				<li key={id}>
					<div>
						<b>{title}</b>
					</div>
					<AskFirst what={words.remove} ask={words.removeAsk[kind].replace("{title}", title)}>
						<ShortForm
							action={path}
							send={words.removeSure}
							look="small"
							values={{ intent: `remove-${kind}`, [kind]: id }}
						/>
					</AskFirst>
				</li>
			))}
		</ul>
	);
}
