import type { Tx } from "../../db/connect.ts";
import type { ChangeContext, ChangeRecord } from "./change-context.ts";
import { deleteDemo, findDemoOf, insertDemo } from "./demo-store.ts";
import { countPages, reportFileName } from "./report-file.ts";
import { deleteReport, insertReport, openReportOf } from "./report-store.ts";

export type ClientDocumentChange =
	| { kind: "add-demo"; id: string; title: string; industry: string; flow: string }
	| { kind: "remove-demo"; id: string }
	| { kind: "add-report"; id: string; title: string; pdf: Uint8Array }
	| { kind: "remove-report"; id: string };

/** Changes a client's demo or report. @returns null when it is not this client's. */
export async function changeDocument(
	tx: Tx,
	{ clientId, now }: ChangeContext,
	change: ClientDocumentChange,
): Promise<ChangeRecord | null> {
	const { kind, id } = change;
	if (kind === "add-demo") {
		const { title, industry, flow } = change;
		await insertDemo(tx, { id, clientId, createdAt: now, title, industry, flow, figures: {} });
		return { action: "demo-added", detail: { demo: title } };
	}
	if (kind === "add-report") {
		const { title, pdf } = change;
		const file = { fileName: reportFileName(title), pages: countPages(pdf) };
		await insertReport(tx, { id, clientId, createdAt: now, title, ...file }, pdf);
		return { action: "report-added", detail: { report: title } };
	}
	if (kind === "remove-demo") {
		const demo = await findDemoOf(tx, clientId, id);
		if (!demo) return null;
		await deleteDemo(tx, id);
		return { action: "demo-removed", detail: { demo: demo.title } };
	}
	const report = await openReportOf(tx, clientId, id);
	if (!report) return null;
	await deleteReport(tx, id);
	return { action: "report-removed", detail: { report: report.fileName } };
}
