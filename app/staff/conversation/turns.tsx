import type { ConversationData } from "./conversation-data.server.ts";
import type { ThreadLine } from "./thread-view.server.ts";

type Props = {
	view: ConversationData;
	/** undefined: nobody is writing; null: the visitor; else a colleague. */
	typist: string | null | undefined;
};

/** The messages. The newest is at the bottom, and in view without a script. */
export function Turns({ view, typist }: Props) {
	const { text, lines, spoken, name, initials } = view;
	const nameOf = (line: ThreadLine) =>
		line.by ?? (line.kind === "assistant" ? text.speakers.assistant : text.speakers.user);
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach it.
		<div className="thread-log" tabIndex={0} role="log" aria-label={text.messages}>
			<ol className="turns">
				{lines.map((line) =>
					line.kind === "note" ? (
						<li key={line.key} className="turn-note">
							<span className="initials initials-team" aria-hidden="true">
								{line.initials}
							</span>
							<p className="turn-by">
								<b>{line.by}</b> {line.at}, {text.noteOf}
							</p>
							<p className="turn-text">{line.text}</p>
						</li>
					) : (
						<li key={line.key} className={`turn ${line.kind}`}>
							<p className="turn-by">
								<b>{nameOf(line)}</b> {line.at}
								{line.stopped && <span>{` · ${text.stopped}`}</span>}
							</p>
							<span
								className={`initials ${line.kind === "visitor" ? "" : line.kind === "person" ? "initials-team" : "initials-bot"}`}
								aria-hidden="true"
							>
								{line.kind === "assistant" ? "" : line.initials}
							</span>
							<p className="turn-text" lang={spoken}>
								{line.text}
							</p>
						</li>
					),
				)}
			</ol>
			{typist !== undefined && (
				<p className={typist === null ? "turn typing-now visitor" : "turn typing-now person"} role="status">
					<span className="initials" aria-hidden="true">
						{typist === null ? initials : "…"}
					</span>
					{text.isTyping.replace("{person}", typist ?? name ?? text.speakers.user)}
				</p>
			)}
		</div>
	);
}
