import { draft, type ReplyDraft, type TurnContext } from "./turn-context.ts";

/** Shows the summary of the proposal, whose lines can be changed. */
export function showSummary(context: TurnContext, parts: readonly string[]): ReplyDraft {
	const shown = { awaiting: "summary", hasOfferedProposal: true, wanted: "proposal" } as const;
	return draft(context, [...parts], shown, { formName: "summary" });
}
