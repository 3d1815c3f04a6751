import type { SheetText } from "../../../content/chat/sheet-text.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import type { KnownFactTexts } from "../client/conversation-types.ts";

const titleId = "chat-sheet-title";

const lines = ["name", "need", "industry", "companySize", "budget", "timing"] as const;

export function Sheet({ text, facts }: { text: SheetText; facts: KnownFactTexts }) {
	const hasBegun = Object.keys(facts).length > 0;
	const factOf = (line: (typeof lines)[number]) => {
		const fact = facts[line];
		return fact && line === "need" ? fillBlanks(text.need, { need: fact }) : fact;
	};
	return (
		<div className="chat-sheets">
			<section className="chat-sheet" aria-labelledby={titleId}>
				<h2 id={titleId}>
					<small>{text.title}</small> {facts.company ?? text.nobody}
				</h2>
				<dl>
					{lines.map((line) => {
						const fact = factOf(line);
						return (
							<div key={line} data-known={fact ? true : undefined}>
								<dt>{text.lines[line]}</dt>
								<dd>
									{fact ? <span>{fact}</span> : <span className="visually-hidden">{text.missing}</span>}
								</dd>
							</div>
						);
					})}
				</dl>
				<p>{hasBegun ? text.begun : text.empty}</p>
			</section>
		</div>
	);
}
