import type { DraftOutcome } from "./draft-outcome.ts";

/** The time limit of a save, in milliseconds. */
const longestSave = 20_000;
const answered = [200, 400, 409];

/**
 * Saves a form's fields as a draft. Not with a fetcher of React Router: it may load code before it sends, and a failure of
 * that replaces the editor with its typed text.
 * @param address of staff/drafts/page.tsx.
 * @returns what became of it; a failure, too. It never rejects.
 */
export async function sendDraft(address: string, fields: FormData): Promise<DraftOutcome> {
	try {
		const signal = AbortSignal.timeout(longestSave);
		const response = await fetch(address, { method: "POST", body: fields, signal });
		if (response.status >= 500) return { kind: "unreachable" };
		if (response.status === 403) return { kind: "ended" };
		if (response.redirected || !answered.includes(response.status)) return { kind: "failed" };
		return await response.json();
	} catch {
		return { kind: "unreachable" };
	}
}
