import type { Db } from "../../db/connect.ts";
import { readVisits, setVisits } from "../accounts/account-store.ts";
import { findClient } from "../accounts/client-store.ts";
import { findNextConsultation } from "../consultations/consultation-store.ts";
import { consultationMinutes } from "../consultations/invitation.ts";
import { listProposalsOfClient } from "../proposals/proposal-store.ts";
import type { Runtime } from "../runtime.ts";
import type { ClientDemo } from "./client-demo.ts";
import { findClientDemo, listClientDemos } from "./demo-store.ts";
import type { Project } from "./project.ts";
import { listProjects } from "./project-store.ts";
import { listReports, readReportFile } from "./report-store.ts";

export type ClientPortal = Awaited<ReturnType<typeof readClientPortal>>;

const aMinute = 60_000;
const visitPauseMs = 30 * aMinute;

/** Reads what a client sees in the portal; of the proposals only those that are valid now, of consultations the next. */
export async function readClientPortal(db: Db, clientId: string, now: Date) {
	const after = new Date(now.getTime() - consultationMinutes * aMinute).toISOString();
	return {
		consultation: await findNextConsultation(db, clientId, after),
		projects: await listProjects(db, clientId),
		demos: await listClientDemos(db, clientId),
		reports: await listReports(db, clientId),
		proposals: await listProposalsOfClient(db, clientId, now.toISOString()),
	};
}

/**
 * Stores that somebody opened the portal. Pages with at most half an hour between them are one visit.
 * @returns when the visit before this one ended, as ISO 8601 in UTC; null on the first visit.
 */
export async function recordPortalVisit(db: Db, runtime: Runtime, accountId: string): Promise<string | null> {
	const now = runtime.now();
	const { visitedAt, previousVisitAt } = await readVisits(db, accountId);
	const pause = visitedAt ? now.getTime() - Date.parse(visitedAt) : Number.POSITIVE_INFINITY;
	const previous = pause > visitPauseMs ? visitedAt : previousVisitAt;
	if (pause >= aMinute)
		await setVisits(db, accountId, { visitedAt: now.toISOString(), previousVisitAt: previous });
	return previous;
}

type Dated = { createdAt: string };

/**
 * Finds what changed in a portal since a moment. A milestone has a day and no hour: one that was done on that day counts.
 * @param since at: ISO 8601 in UTC, day: the same in Bogotá, like "2026-12-04"; both empty for everything.
 */
export function changesSince(
	{ projects, demos, reports, proposals }: Pick<ClientPortal, "projects" | "demos" | "reports" | "proposals">,
	since: { at: string; day: string },
) {
	const isNew = ({ createdAt }: Dated) => createdAt > since.at;
	const changed = projects.map((project) => projectChanges(project, since));
	const papers = {
		reports: reports.filter(isNew),
		proposals: proposals.filter(isNew),
		demos: demos.filter(isNew),
	};
	const count = [
		...changed.flatMap(({ done, updates }) => [...done, ...updates]),
		...Object.values(papers).flat(),
	];
	return { projects: changed, papers, count: count.length };
}

function projectChanges(project: Project, since: { at: string; day: string }) {
	return {
		project,
		done: project.milestones.filter(({ doneOn }) => doneOn !== null && doneOn >= since.day),
		updates: project.updates.filter(({ at }) => at > since.at),
	};
}

/** Reads one of a client's demos, and all of them. @returns null when there is none, or it is another client's. */
export async function readClientDemo(
	db: Db,
	clientId: string,
	id: string,
): Promise<{ demo: ClientDemo; all: ClientDemo[] } | null> {
	const demo = await findClientDemo(db, clientId, id);
	return demo && { demo, all: await listClientDemos(db, clientId) };
}

/** Reads a client's report. @returns null when there is none, or it is another client's. */
export function readClientReport(
	db: Db,
	clientId: string,
	id: string,
): Promise<{ fileName: string; pdf: Uint8Array } | null> {
	return readReportFile(db, clientId, id);
}

/** Reads a client with its projects, demos and reports, for staff. @returns null when there is no such client. */
export async function readClientDetails(db: Db, clientId: string) {
	const client = await findClient(db, "id", clientId);
	if (!client) return null;
	return {
		client,
		projects: await listProjects(db, client.id),
		demos: await listClientDemos(db, client.id),
		reports: await listReports(db, client.id),
	};
}
