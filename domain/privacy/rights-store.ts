import type { Selectable } from "kysely";
import type { Db, Tx } from "../../db/connect.ts";
import type { RightsRequestsTable } from "../../db/tables/privacy.ts";
import type { RightsAnswer, RightsRequest } from "./rights-request.ts";

/** Stores a new request. @throws a unique violation when the same form is already stored. */
export async function insertRightsRequest(
	tx: Tx,
	request: Omit<RightsRequest, "answer">,
	{ contentKey, consentTextId }: { contentKey: string; consentTextId: string | null },
): Promise<void> {
	await tx
		.insertInto("rights_requests")
		.values({
			id: request.id,
			reference: request.reference,
			form_key: contentKey,
			created_at: request.createdAt,
			due_on: request.dueOn,
			language: request.language,
			kind: request.kind,
			name: request.name,
			document_type: request.documentType,
			document_number: request.documentNumber,
			email: request.email,
			detail: request.detail,
			consent_version: request.consentVersion,
			consent_text_id: consentTextId,
		})
		.execute();
}

/** Finds a request by a unique column. @returns null when there is none. */
export async function findRightsRequest(
	db: Db | Tx,
	column: "id" | "reference" | "form_key",
	value: string,
): Promise<RightsRequest | null> {
	const row = await db.selectFrom("rights_requests").selectAll().where(column, "=", value).executeTakeFirst();
	return row ? fromRow(row) : null;
}

/** Stores an answer. @returns false when there is no such request or it is already answered: the first answer stays. */
export async function storeRightsAnswer(tx: Tx, id: string, answer: RightsAnswer): Promise<boolean> {
	const { numUpdatedRows } = await tx
		.updateTable("rights_requests")
		.set({
			answered_at: answer.at,
			answered_by: answer.author,
			answer_result: answer.result,
			answer: answer.note,
		})
		.where("id", "=", id)
		.where("answered_at", "is", null)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

export async function listUnanswered(db: Db | Tx, ids: readonly string[]): Promise<RightsRequest[]> {
	if (ids.length === 0) return [];
	const rows = await db
		.selectFrom("rights_requests")
		.selectAll()
		.where("id", "in", ids)
		.where("answered_at", "is", null)
		.orderBy("due_on")
		.execute();
	return rows.map(fromRow);
}

/** Lists every request: the open ones by due date, then the answered ones, newest answer first. */
export async function listRightsRequests(db: Db): Promise<RightsRequest[]> {
	const rows = await db.selectFrom("rights_requests").selectAll().orderBy("due_on").orderBy("id").execute();
	const requests = rows.map(fromRow);
	const answered = requests.filter(({ answer }) => answer !== null);
	return [
		...requests.filter(({ answer }) => answer === null),
		...answered.toSorted((a, b) => (b.answer?.at ?? "").localeCompare(a.answer?.at ?? "")),
	];
}

function fromRow(row: Selectable<RightsRequestsTable>): RightsRequest {
	return {
		id: row.id,
		reference: row.reference,
		createdAt: row.created_at,
		dueOn: row.due_on,
		language: row.language,
		kind: row.kind,
		name: row.name,
		documentType: row.document_type,
		documentNumber: row.document_number,
		email: row.email,
		detail: row.detail,
		consentVersion: row.consent_version,
		answer: row.answered_at
			? {
					at: row.answered_at,
					author: row.answered_by ?? "",
					result: row.answer_result ?? "done",
					note: row.answer ?? "",
				}
			: null,
	};
}
