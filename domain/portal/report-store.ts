import type { Db, Tx } from "../../db/connect.ts";

export type Report = {
	id: string;
	clientId: string;
	/** ISO 8601, UTC. */
	createdAt: string;
	title: string;
	/** The name of the download: letters, digits, dashes and ".pdf". */
	fileName: string;
	pages: number;
};

const columns = ["id", "client_id", "created_at", "title", "file_name", "pages"] as const;

/** Stores a report and its document. @throws a violation when there is no such client. */
export async function insertReport(tx: Tx, report: Report, pdf: Uint8Array): Promise<void> {
	await tx
		.insertInto("reports")
		.values({
			id: report.id,
			client_id: report.clientId,
			created_at: report.createdAt,
			title: report.title,
			file_name: report.fileName,
			pages: report.pages,
			pdf,
		})
		.execute();
}

/** Deletes a report and its document; does nothing when it does not exist. */
export async function deleteReport(tx: Tx, id: string): Promise<void> {
	await tx.deleteFrom("reports").where("id", "=", id).execute();
}

/** A client's reports, newest first. */
export async function listReports(db: Db, clientId: string): Promise<Report[]> {
	const rows = await db
		.selectFrom("reports")
		.select(columns)
		.where("client_id", "=", clientId)
		.orderBy("created_at", "desc")
		.execute();
	return rows.map((row) => ({
		id: row.id,
		clientId: row.client_id,
		createdAt: row.created_at,
		title: row.title,
		fileName: row.file_name,
		pages: row.pages,
	}));
}

/** @returns null when there is no such report, or it is another client's. */
export async function readReportFile(
	db: Db | Tx,
	clientId: string,
	id: string,
): Promise<{ fileName: string; pdf: Uint8Array } | null> {
	const row = await db
		.selectFrom("reports")
		.select(["file_name", "pdf"])
		.where("id", "=", id)
		.where("client_id", "=", clientId)
		.executeTakeFirst();
	return row ? { fileName: row.file_name, pdf: row.pdf } : null;
}
