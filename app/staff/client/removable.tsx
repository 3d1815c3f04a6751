import { fillBlanks } from "../../../content/fill-blanks.ts";
import type { StaffText } from "../../../content/staff/schema.ts";
import { AskFirstForm } from "../../ui/ask-first/ask-first.tsx";

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
					<AskFirstForm
						what={words.remove}
						ask={fillBlanks(words.removeAsk[kind], { title })}
						action={path}
						send={words.removeSure}
						values={{ intent: `remove-${kind}`, [kind]: id }}
					/>
				</li>
			))}
		</ul>
	);
}
