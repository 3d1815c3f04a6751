import type { Tx } from "../../db/connect.ts";
import { isNamedIn, withoutMentions } from "../contact/mention.ts";
import type { Identity } from "./identity.ts";
import { anyTable, containsText, findMentions, type PersonRecords } from "./person-store.ts";
import { type PersonalTable, personalTables } from "./personal-data.ts";

/**
 * Deletes a person's rows in every table. Only this file writes across tables: every other write is in the table's store.
 * @returns the number of deleted rows, by table.
 */
export async function deletePerson(
	tx: Tx,
	person: PersonRecords,
): Promise<Partial<Record<PersonalTable, number>>> {
	const counts: Partial<Record<PersonalTable, number>> = {};
	for (const { table, of, by } of personalTables) {
		if (person[of].length === 0) continue;
		const { numDeletedRows } = await anyTable(tx)
			.deleteFrom(table)
			.where(by, "in", person[of])
			.executeTakeFirst();
		if (numDeletedRows > 0n) counts[table] = Number(numDeletedRows);
	}
	return counts;
}

/**
 * Removes a person's addresses from what other people wrote. Call it after deleting the person's own rows.
 * @param until ISO 8601, UTC: later texts stay unchanged. @returns the conversations that changed.
 */
export async function redactMentions(tx: Tx, { emails }: Identity, until: string): Promise<string[]> {
	const mentioning = await findMentions(tx, emails, until);
	for (const { conversation_id, position, content } of mentioning)
		await tx
			.updateTable("messages")
			.set({ content: withoutMentions(content, emails) })
			.where("conversation_id", "=", conversation_id)
			.where("position", "=", position)
			.execute();
	for (const { table, at, text } of textsByOthers) {
		if (emails.length === 0) break;
		const rows = await anyTable(tx)
			.selectFrom(table)
			.select(["id", text])
			.where(at, "<=", until)
			.where(({ or }) => or(emails.map((email) => containsText(text, email))))
			.execute();
		for (const row of rows) {
			const words = String(row[text]);
			if (!isNamedIn(words, { emails, phones: [] })) continue;
			await anyTable(tx)
				.updateTable(table)
				.set({ [text]: withoutMentions(words, emails) })
				.where("id", "=", row.id)
				.execute();
		}
	}
	return [...new Set(mentioning.map(({ conversation_id }) => conversation_id))];
}

const textsByOthers = [
	{ table: "leads", at: "created_at", text: "message" },
	{ table: "lead_notes", at: "at", text: "text" },
	{ table: "comments", at: "created_at", text: "text" },
	{ table: "rights_requests", at: "created_at", text: "detail" },
] as const;
