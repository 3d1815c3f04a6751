import type { Language } from "../../../shared/language.ts";
import type { Preview } from "./preview.server.ts";

export type DraftOutcome =
	| {
			kind: "kept";
			postId: string;
			path: string;
			/** The version that the next save is based on. */
			base: number;
			language: Language;
			/** Why the chosen language could not be set. */
			languageStays: string | null;
			preview: Preview | null;
	  }
	| { kind: "refused"; reason: string; wayOn: { label: string; path: string } | null }
	| { kind: "conflict" }
	| { kind: "ended" }
	/** The server answered, but did not save. */
	| { kind: "failed" }
	| { kind: "unreachable" };

export type DraftState =
	| { status: "untouched" }
	/** Changed since the last save. notice: the last message about a save. */
	| { status: "waiting"; notice: DraftNotice }
	| DraftNotice;

export type DraftNotice =
	| { status: "untouched" }
	| { status: "saving" }
	| { status: "saved"; at: Date; languageStays: string | null }
	/** Another writer saved first: a button shows both texts. */
	| { status: "conflict" }
	| { status: "refused"; refused: Extract<DraftOutcome, { kind: "refused" }> }
	| { status: "ended" }
	| { status: "failed" };

export function noticeOf(outcome: DraftOutcome): DraftNotice {
	switch (outcome.kind) {
		case "kept":
			return { status: "saved", at: new Date(), languageStays: outcome.languageStays };
		case "refused":
			return { status: "refused", refused: outcome };
		case "unreachable":
			return { status: "failed" };
		default:
			return { status: outcome.kind };
	}
}
