import type { DraftOutcome } from "./draft-outcome.ts";

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
