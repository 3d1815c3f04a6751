import { isAmong } from "../../db/among.ts";
import type { Tx } from "../../db/connect.ts";
import { wordsOf } from "../words/words-of.ts";
import { everyLead } from "./audit-entry.ts";

/** Exports whose subject is what was searched for. */
const searched = ["leads", "sign-ins"];

const erased = "—";
/** Shorter beginnings fit too many words to identify anybody. */
const identifyingLetters = 3;

/**
 * Removes an erased person's name from the audit log, and keeps the actions.
 * @param accountIds the person's. @param words of their data; staff may have searched for their beginnings.
 */
export async function redactAudit(
	tx: Tx,
	{ accountIds, words }: { accountIds: readonly string[]; words: readonly string[] },
): Promise<void> {
	await tx
		.updateTable("audit_entries")
		.set({ actor_name: erased })
		.where(isAmong("actor_id", accountIds))
		.execute();
	const searches = await tx
		.selectFrom("audit_entries")
		.select(["id", "subject_id"])
		.where("subject_kind", "in", searched)
		.where("subject_id", "!=", everyLead)
		.execute();
	// Matches beginnings of words, like domain/search, but only from three letters on.
	const identifies = (searchWord: string) =>
		words.some(
			(word) =>
				word === searchWord || (searchWord.length >= identifyingLetters && word.startsWith(searchWord)),
		);
	for (const { id, subject_id } of searches)
		if (wordsOf(subject_id).some(identifies))
			await tx.updateTable("audit_entries").set({ subject_id: erased }).where("id", "=", id).execute();
}
