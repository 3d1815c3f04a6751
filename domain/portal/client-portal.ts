import type { Db } from "../../db/connect.ts";
import { findClient } from "../accounts/client-store.ts";
import { nextConsultationOf } from "../consultations/consultation-store.ts";
import { proposalsOfClient } from "../proposals/proposal-store.ts";
import type { ClientDemo } from "./client-demo.ts";
import { demosOf, findDemoOf } from "./demo-store.ts";
import { projectsOf } from "./project-store.ts";
import { openReportOf, reportsOf } from "./report-store.ts";

export type ClientPortal = Awaited<ReturnType<typeof readClientPortal>>;

const halfAnHour = 30 * 60_000;

/** Reads what a client sees in the portal; of the proposals only those that are valid now, of consultations the next. */
export async function readClientPortal(db: Db, clientId: string, now: Date) {
	// A consultation is shown until it is over.
	const after = new Date(now.getTime() - halfAnHour).toISOString();
	return {
		consultation: await nextConsultationOf(db, clientId, after),
		projects: await projectsOf(db, clientId),
		demos: await demosOf(db, clientId),
		reports: await reportsOf(db, clientId),
		proposals: await proposalsOfClient(db, clientId, now.toISOString()),
	};
}

/** Reads one of a client's demos, and all of them. @returns null when there is none, or it is another client's. */
export async function readClientDemo(
	db: Db,
	clientId: string,
	id: string,
): Promise<{ demo: ClientDemo; all: ClientDemo[] } | null> {
	const demo = await findDemoOf(db, clientId, id);
	return demo && { demo, all: await demosOf(db, clientId) };
}

/** Reads a client's report. @returns null when there is none, or it is another client's. */
export function readClientReport(
	db: Db,
	clientId: string,
	id: string,
): Promise<{ fileName: string; pdf: Uint8Array } | null> {
	return openReportOf(db, clientId, id);
}

/** Reads a client with its projects, demos and reports, for staff. @returns null when there is no such client. */
export async function readClientDetails(db: Db, clientId: string) {
	const client = await findClient(db, "id", clientId);
	if (!client) return null;
	return {
		client,
		projects: await projectsOf(db, client.id),
		demos: await demosOf(db, client.id),
		reports: await reportsOf(db, client.id),
	};
}
