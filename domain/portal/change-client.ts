import { timeZone } from "../../content/locale.ts";
import type { Db, Tx } from "../../db/connect.ts";
import { isUniqueViolation } from "../../db/unique.ts";
import type { AuditAction } from "../../shared/audit-action.ts";
import { findClient } from "../accounts/client-store.ts";
import type { Actor } from "../audit-log/audit-entry.ts";
import { recordInAuditLog } from "../audit-log/audit-store.ts";
import type { Runtime } from "../runtime.ts";
import { dayIn } from "../wall-clock.ts";
import { deleteDemo, findClientDemo, insertDemo } from "./demo-store.ts";
import type { Project } from "./project.ts";
import {
	appendMilestone,
	findProject,
	insertProject,
	insertUpdate,
	setMilestoneDone,
	updateProject,
} from "./project-store.ts";
import { countPages, reportFileName } from "./report-file.ts";
import { deleteReport, insertReport, readReportFile } from "./report-store.ts";

export type ProjectFields = Pick<Project, "name" | "product" | "responsible" | "status" | "waitingFor">;

type ProjectChange = { projectId: string } & (
	| { kind: "add-project" | "save-project"; fields: ProjectFields }
	| { kind: "add-milestone"; id: string; name: string; dueOn: string | null }
	/** done: the wanted state, so that a second press changes nothing. */
	| { kind: "milestone-done"; id: string; done: boolean }
	| { kind: "add-update"; id: string; text: string }
);

type ClientDocumentChange =
	| { kind: "add-demo"; id: string; title: string; industry: string; flow: string }
	| { kind: "remove-demo"; id: string }
	| { kind: "add-report"; id: string; title: string; pdf: Uint8Array }
	| { kind: "remove-report"; id: string };

export type ClientChange = ProjectChange | ClientDocumentChange;

type ChangeContext = {
	clientId: string;
	author: string;
	/** ISO 8601, UTC. */
	now: string;
	today: string;
};

type ChangeRecord = { action: AuditAction; detail: Record<string, string> };

/**
 * Makes a change to what a client sees in the portal, with its audit entry. A new thing whose id is stored already was
 * sent twice, and is stored once.
 * @returns "unknown" when there is no such client, or the thing is not this client's.
 */
export async function changeClientPortal(
	db: Db,
	runtime: Runtime,
	actor: Actor,
	clientId: string,
	change: ClientChange,
): Promise<"done" | "unknown"> {
	const now = runtime.now();
	const context = { clientId, author: actor.name, now: now.toISOString(), today: dayIn(now, timeZone) };
	try {
		return await db.transaction().execute(async (tx) => {
			if (!(await findClient(tx, "id", clientId))) return "unknown";
			const made =
				"projectId" in change
					? await changeProject(tx, context, change)
					: await changeDocument(tx, context, change);
			if (!made) return "unknown";
			await recordInAuditLog(tx, runtime, { actor, ...made, subject: { kind: "client", id: clientId } });
			return "done";
		});
	} catch (error) {
		if (isUniqueViolation(error)) return "done";
		throw error;
	}
}

/** Changes a client's project. @returns null when the project or the milestone is not this client's. */
async function changeProject(
	tx: Tx,
	context: ChangeContext,
	change: ProjectChange,
): Promise<ChangeRecord | null> {
	const { clientId, now, today } = context;
	if (change.kind === "add-project") {
		const own = { id: change.projectId, clientId, createdAt: now, milestones: [], updates: [] };
		await insertProject(tx, { ...change.fields, ...own });
		return { action: "project-added", detail: { project: change.fields.name } };
	}
	const project = await findProject(tx, change.projectId);
	if (project?.clientId !== clientId) return null;
	if (change.kind === "save-project") await updateProject(tx, { ...project, ...change.fields });
	if (change.kind === "add-milestone") {
		const { id, name, dueOn } = change;
		await appendMilestone(tx, project.id, { id, name, dueOn, doneOn: null });
	}
	if (change.kind === "milestone-done") {
		const milestone = project.milestones.find(({ id }) => id === change.id);
		if (!milestone) return null;
		await setMilestoneDone(tx, milestone.id, change.done ? (milestone.doneOn ?? today) : null);
	}
	if (change.kind === "add-update")
		await insertUpdate(tx, project.id, {
			id: change.id,
			at: now,
			author: context.author,
			text: change.text,
		});
	return { action: "project-changed", detail: { project: project.name } };
}

/** Changes a client's demo or report. @returns null when it is not this client's. */
async function changeDocument(
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
		const demo = await findClientDemo(tx, clientId, id);
		if (!demo) return null;
		await deleteDemo(tx, id);
		return { action: "demo-removed", detail: { demo: demo.title } };
	}
	const report = await readReportFile(tx, clientId, id);
	if (!report) return null;
	await deleteReport(tx, id);
	return { action: "report-removed", detail: { report: report.fileName } };
}
