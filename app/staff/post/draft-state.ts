import type { DraftOutcome } from "./draft-outcome.ts";

/** How what is written stands. */
export type DraftState =
	| { status: "untouched" }
	/** Written on since the last save; notice: what was last shown about a save. */
	| { status: "waiting"; notice: DraftNotice }
	| DraftNotice;

export type DraftNotice =
	| { status: "untouched" }
	| { status: "saving" }
	| { status: "saved"; at: Date; languageStays: string | null }
	/** Somebody else saved first: a press by hand shows both texts. */
	| { status: "conflict" }
	| { status: "refused"; refused: Extract<DraftOutcome, { kind: "refused" }> }
	| { status: "ended" }
	| { status: "failed" };

/** Returns what is shown about a save that was answered. */
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
