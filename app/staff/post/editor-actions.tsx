import type { BlogAdminText } from "../../../content/blog-admin/schema.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import { hourOfDay } from "../../../content/locale.ts";
import type { Language } from "../../../shared/language.ts";
import { Button } from "../../ui/button/button.tsx";
import type { DraftNotice, DraftState } from "./draft-state.ts";
import { editorId } from "./editor-frame.tsx";
import type { PostDraft } from "./use-post-draft.ts";

type Props = {
	draft: PostDraft;
	words: BlogAdminText["editor"];
	language: Language;
	/** Readers see the post: saving a draft would sound as if it were hidden. */
	isLive?: boolean;
	hasView?: boolean;
	/** A new post has no panels beside it: its file is asked for here. */
	isNew?: boolean;
};

/** Shows the draft's state and its buttons. What is asked of a new post makes its draft first. */
export function EditorActions({
	draft,
	words,
	language,
	isLive = false,
	hasView = false,
	isNew = false,
}: Props) {
	const { actions } = words;
	const isStored = draft.place.postId !== null;
	const submits = { type: "submit", form: editorId, name: "intent" } as const;
	const more = (
		<>
			{hasView && (
				<Button {...submits} look="outline" value="close">
					{actions.close}
				</Button>
			)}
			<Button {...submits} look="outline" value="preview">
				{actions.preview}
			</Button>
			<Button {...submits} look="outline" value="json">
				{actions.json}
			</Button>
			{isNew && (
				<Button {...submits} look="outline" value="download">
					{actions.download}
				</Button>
			)}
		</>
	);
	return (
		<div className="post-actions">
			<EditorStatus state={draft.state} words={words} language={language} />
			<div className="row">
				<Button {...submits} value="save">
					{isLive ? actions.saveChanges : actions.save}
				</Button>
				<div className="post-more-wide">{more}</div>
				{isStored && (
					<Button {...submits} look="sun" value="publish">
						{isLive ? actions.publishChanges : actions.publish}
					</Button>
				)}
				<details className="post-more">
					<summary className="button outline">{words.more}</summary>
					<div>{more}</div>
				</details>
			</div>
		</div>
	);
}

type EditorStatusProps = { state: DraftState; words: BlogAdminText["editor"]; language: Language };

function EditorStatus({ state, words, language }: EditorStatusProps) {
	const notice = state.status === "waiting" ? state.notice : state;
	const wayOn = notice.status === "refused" && notice.refused.wayOn;
	const sentence = sentenceOf(notice, words, language);
	return (
		<p id="editor-state" className="small quiet" role="status">
			{wayOn ? (
				<>
					{sentence}{" "}
					<a href={wayOn.path} target="_blank" rel="noopener">
						{wayOn.label}
					</a>
				</>
			) : (
				sentence
			)}
		</p>
	);
}

function sentenceOf(notice: DraftNotice, words: BlogAdminText["editor"], language: Language): string {
	switch (notice.status) {
		case "untouched":
			return "";
		case "saving":
			return words.saving;
		case "saved": {
			const saved = fillBlanks(words.saved, { time: hourOfDay(notice.at, language) });
			return [saved, notice.languageStays].filter(Boolean).join(". ");
		}
		case "refused":
			return notice.refused.reason;
		case "conflict":
			return words.overtaken;
		case "ended":
			return words.ended;
		case "failed":
			return words.notSaved;
	}
}
