import { isRouteErrorResponse } from "react-router";
import type { DraftOutcome } from "./draft-outcome.ts";

/** Milliseconds that a save may take. */
const longestSave = 20_000;

/** Waits for the server's answer to a save. A failure is an outcome, too: an error would replace the editor. */
export async function draftAnswer(answer: Promise<DraftOutcome>): Promise<DraftOutcome> {
	const late = Promise.withResolvers<DraftOutcome>();
	const timer = setTimeout(() => late.resolve({ kind: "unreachable" }), longestSave);
	try {
		return await Promise.race([answer, late.promise]);
	} catch (error) {
		return outcomeOf(error);
	} finally {
		clearTimeout(timer);
	}
}

/** @param error what React Router throws: an answer with a status, a redirect, or a failed request. */
function outcomeOf(error: unknown): DraftOutcome {
	if (error instanceof Response) return { kind: "failed" };
	if (!isRouteErrorResponse(error) || error.status >= 500) return { kind: "unreachable" };
	return { kind: error.status === 403 ? "ended" : "failed" };
}
