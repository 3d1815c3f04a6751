import type { BlogAdminText } from "../../../content/blog-admin/schema.ts";
import { hourOfDay } from "../../../content/locale.ts";
import type { Language } from "../../../shared/language.ts";
import type { DraftNotice, DraftState } from "./draft-state.ts";

type Props = { state: DraftState; words: BlogAdminText["editor"]; language: Language };

export function EditorStatus({ state, words, language }: Props) {
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
			const saved = words.saved.replace("{time}", hourOfDay(notice.at, language));
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
