import { fillBlanks } from "../../../content/fill-blanks.ts";
import { initialsOf } from "../../ui/initials/initials.tsx";
import type { ConversationData } from "./conversation-data.server.ts";
import type { ThreadLine } from "./thread-view.server.ts";

type Props = {
	view: ConversationData;
	/** undefined: nobody is writing; null: the visitor; else a colleague. */
	typist: string | null | undefined;
};

/** The messages. The newest is at the bottom, and in view without a script. */
export function Turns({ view, typist }: Props) {
	const { text, lines, name, initials } = view;
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach it.
		<div className="thread-log" tabIndex={0} role="log" aria-label={text.messages}>
			<ol className="turns">
				{lines.map((line) => (
					<Line key={line.key} line={line} view={view} />
				))}
			</ol>
			{typist !== undefined && (
				<p className={`turn typing-now ${typist === null ? "visitor" : "colleague"}`} role="status">
					<span className={typist === null ? "initials" : "initials initials-team"} aria-hidden="true">
						{typist === null ? initials : initialsOf(typist)}
					</span>
					{fillBlanks(text.isTyping, { person: typist ?? name ?? text.speakers.user })}
				</p>
			)}
		</div>
	);
}

function Line({ line, view: { text, lang } }: { line: ThreadLine; view: ConversationData }) {
	const { kind, by, at, initials, stopped } = line;
	if (kind === "takeover")
		return (
			<li className="turn-takeover">
				{line.text} <span>{at}</span>
			</li>
		);
	if (kind === "note")
		return (
			<li className="turn-note">
				<span className="initials initials-team" aria-hidden="true">
					{initials}
				</span>
				<p className="turn-by">
					<b>{by}</b> {at}, {text.noteOf}
				</p>
				<p className="turn-text">{line.text}</p>
			</li>
		);
	const look = { visitor: "", colleague: "initials-team", assistant: "initials-bot" }[kind];
	return (
		<li className={`turn ${kind}`}>
			<p className="turn-by">
				<b>{by ?? (kind === "assistant" ? text.speakers.assistant : text.speakers.user)}</b> {at}
				{stopped && <span>{` · ${text.stopped}`}</span>}
			</p>
			<span className={`initials ${look}`} aria-hidden="true">
				{kind === "assistant" ? "" : initials}
			</span>
			<p className="turn-text" lang={lang}>
				{line.text}
			</p>
		</li>
	);
}
