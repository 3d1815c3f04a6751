import type { LabelProblem } from "../../../shared/conversation.ts";

/** What became of a form; `draft` is what was not stored. A page opened before an upgrade reads it too. */
export type ThreadOutcome = {
	draft: string;
	why: "empty" | "lost" | "noteLong" | "outrun" | "failed" | LabelProblem | null;
	audience: "answer" | "note";
};

export function labelProblemOf(outcome: ThreadOutcome | null | undefined): LabelProblem | null {
	return outcome?.why === "labelEmpty" || outcome?.why === "labelLong" ? outcome.why : null;
}

/** The fetcher of all forms that say who has a conversation: what became of one is said in one place. */
export const whoAnswersFetcher = (conversation: string) => ({ key: `who answers ${conversation}` });
