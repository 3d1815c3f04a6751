import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { CannedReplies } from "./canned-replies.tsx";
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
