import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import type { ConversationData } from "./conversation-data.server.ts";
import type { ComposerState } from "./use-composer.ts";

type Props = { view: ConversationData; composer: ComposerState };

export function ComposerTools({ view, composer }: Props) {
	const { text } = view;
	const { isNote, mayAnswer } = composer;
	return (
		<div className="composer-tools">
			{mayAnswer ? (
				<>
					<Audience view={view} composer={composer} />
					<CannedReplies view={view} composer={composer} />
				</>
			) : (
				<>
					<input type="hidden" name="audience" value="note" />
					<span className="small composer-note">{text.note}</span>
				</>
			)}
			<span
				className={isNote ? "small quiet composer-hint" : "small quiet composer-hint needs-script"}
				id="composer-hint"
			>
				{isNote ? text.noteHint : text.enterSends}
			</span>
			<Button look="small" type="submit">
				<Icon name="send" />
				<span>{isNote ? text.save : text.send}</span>
			</Button>
		</div>
	);
}

function Audience({ view: { text }, composer }: Pick<Props, "view" | "composer">) {
	const { isNote, setAudience } = composer;
	return (
		<fieldset className="audience">
			<legend className="visually-hidden">{text.audience}</legend>
			{(["answer", "note"] as const).map((one) => (
				<label key={one}>
					<input
						type="radio"
						name="audience"
						value={one}
						checked={isNote === (one === "note")}
						onChange={() => setAudience(one)}
					/>
					{text[one]}
				</label>
			))}
		</fieldset>
	);
}

type CannedProps = { view: ConversationData; composer: ComposerState };

/** Opens by its button or by typing a slash. Without scripts, a reply is put into the field by the server. */
function CannedReplies({ view, composer }: CannedProps) {
	const { text, canned, cannedPath, lang } = view;
	const { isPickingReply, found, active, put } = composer;
	const shown = isPickingReply ? found : canned;
	const none = canned.length > 0 ? text.cannedUnmatched : text.cannedNone;
	const chosen = isPickingReply ? found[active] : undefined;
	const details = useRef<HTMLDetailsElement>(null);
	useEffect(() => {
		if (details.current) details.current.open = isPickingReply;
	}, [isPickingReply]);
	return (
		<details className="canned" ref={details}>
			<summary aria-label={text.canned} title={text.canned}>
				/
			</summary>
			<div className="canned-list">
				<p className="small quiet">{shown.length > 0 ? text.cannedHint : none}</p>
				<ul>
					{shown.map((reply) => (
						<li key={reply.id}>
							<button
								type="submit"
								name="canned"
								value={reply.id}
								className={reply === chosen ? "active" : undefined}
								onClick={(event) => {
									event.preventDefault();
									put(reply.text);
									if (details.current) details.current.open = false;
								}}
							>
								<b>/{reply.shortcut}</b>
								<span className="cut" lang={lang}>
									{reply.text}
								</span>
							</button>
						</li>
					))}
				</ul>
				<p className="visually-hidden" role="status">
					{chosen ? `/${chosen.shortcut}: ${chosen.text}` : isPickingReply && none}
				</p>
				<p className="small">
					<Link to={cannedPath}>{text.cannedEdit}</Link>
				</p>
			</div>
		</details>
	);
}
