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
	for (const { table, belonging, column } of personalTables) {
		if (person[belonging].length === 0) continue;
		const { numDeletedRows } = await anyTable(tx)
			.deleteFrom(table)
			.where(column, "in", person[belonging])
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
	for (const { table, timeColumn, textColumn } of textsByOthers) {
		if (emails.length === 0) break;
		const rows = await anyTable(tx)
			.selectFrom(table)
			.select(["id", textColumn])
			.where(timeColumn, "<=", until)
			.where(({ or }) => or(emails.map((email) => containsText(textColumn, email))))
			.execute();
		for (const row of rows) {
			const words = String(row[textColumn]);
			if (!isNamedIn(words, { emails, phones: [] })) continue;
			await anyTable(tx)
				.updateTable(table)
				.set({ [textColumn]: withoutMentions(words, emails) })
				.where("id", "=", row.id)
				.execute();
		}
	}
	return [...new Set(mentioning.map(({ conversation_id }) => conversation_id))];
}

const textsByOthers = [
	{ table: "leads", timeColumn: "created_at", textColumn: "message" },
	{ table: "lead_notes", timeColumn: "at", textColumn: "text" },
	{ table: "comments", timeColumn: "created_at", textColumn: "text" },
	{ table: "rights_requests", timeColumn: "created_at", textColumn: "detail" },
] as const;
