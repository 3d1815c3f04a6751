import type { ReactNode } from "react";
import type { ExampleText } from "../../../content/chat/example-text.ts";
import { Notes } from "../../ui/notes/notes.tsx";
import { drop } from "../../ui/shapes/outlines.ts";
import { useChatText } from "../chat-text.ts";

/** The styles play it once. Of the two disclosures at most one is open: the first shows the end, the second plays anew. */
export function ExampleExchange({ text }: { text: ExampleText }) {
	const [firstQuestion, secondQuestion] = text.asks;
	const [firstAnswer, secondAnswer] = text.answers;
	return (
		<figure className="chat-example">
			<figcaption className="small quiet">
				{text.label}
				<div className="chat-example-controls">
					<details name="chat-example">
						<summary>{text.showAll}</summary>
					</details>
					<details name="chat-example">
						<summary>{text.repeat}</summary>
					</details>
				</div>
			</figcaption>
			<div className="chat-example-steps">
				<Question from={text.visitor}>{firstQuestion}</Question>
				<Answer>{firstAnswer}</Answer>
				<Question from={text.visitor}>{secondQuestion}</Question>
				<Notes list={text.facts} />
				<Answer>{secondAnswer}</Answer>
				<ProposalExample {...text.proposal} />
			</div>
		</figure>
	);
}

function Question({ from, children }: { from: string; children: ReactNode }) {
	return (
		<div className="chat-bubble cielo">
			<b className="visually-hidden">{`${from}:`}</b>
			<p>{children}</p>
		</div>
	);
}

function Answer({ children }: { children: ReactNode }) {
	const { chat } = useChatText();
	return (
		<div className="chat-example-answer">
			<p className="chat-bubble ladrillo chat-example-typing" aria-hidden="true">
				<i />
				<i />
				<i />
			</p>
			<div className="chat-bubble ladrillo">
				<b>{chat.assistant}</b>
				<p>{children}</p>
			</div>
		</div>
	);
}

function ProposalExample({ title, pages }: ExampleText["proposal"]) {
	return (
		<div className="chat-example-proposal noche">
			<svg viewBox="0 0 48 60" aria-hidden="true">
				<path fill="var(--on-noche)" d="M0 0h32a16 16 0 0 1 16 16v44H0z" />
				<path fill="var(--asks)" d={drop(9, 12, 8, "sw")} />
				<path fill="var(--answers)" d={drop(9, 34, 8, "ne")} />
			</svg>
			<p>
				<strong>{title}</strong> <span className="small">{pages}</span>
			</p>
		</div>
	);
}
