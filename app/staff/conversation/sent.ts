import type { LabelProblem } from "../../../shared/inbox.ts";

/** What became of a form; `draft` is what was not stored. */
export type Sent = {
	draft: string;
	why: "empty" | "lost" | "noteLong" | "outrun" | "unsent" | LabelProblem | null;
	audience: "answer" | "note";
};

export function labelProblemOf(sent: Sent | null | undefined): LabelProblem | null {
	return sent?.why === "labelEmpty" || sent?.why === "labelLong" ? sent.why : null;
}

/** The fetcher of all forms that say who has a conversation: what became of one is said in one place. */
export const attendanceOf = (conversation: string) => ({ key: `attendance of ${conversation}` });
