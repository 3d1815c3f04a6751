import { isAmong } from "../../db/among.ts";
import type { Db, Tx } from "../../db/connect.ts";
import type { Row } from "../../db/tables.ts";
import type { Milestone, Project, ProjectUpdate } from "./project.ts";

/**
 * Stores a project with its updates and its milestones in their order.
 * @throws a violation when there is no such client.
 */
export async function insertProject(tx: Tx, project: Project): Promise<void> {
	await tx
		.insertInto("projects")
		.values({
			id: project.id,
			client_id: project.clientId,
			created_at: project.createdAt,
			name: project.name,
			product: project.product,
			responsible: project.responsible,
			status: project.status,
			waiting_for: project.waitingFor,
		})
		.execute();
	for (const [position, milestone] of project.milestones.entries())
		await insertMilestone(tx, project.id, position, milestone);
	for (const update of project.updates) await insertUpdate(tx, project.id, update);
}

/** Updates a project's own fields, not its milestones and updates. */
export async function updateProject(
	tx: Tx,
	project: Pick<Project, "id" | "name" | "product" | "responsible" | "status" | "waitingFor">,
): Promise<void> {
	const { id, name, product, responsible, status, waitingFor } = project;
	await tx
		.updateTable("projects")
		.set({ name, product, responsible, status, waiting_for: waitingFor })
		.where("id", "=", id)
		.execute();
}

/** Counts the projects that are not done of which somebody is named as responsible. */
export async function countProjectsByResponsible(db: Db, responsible: string): Promise<number> {
	const rows = await db
		.selectFrom("projects")
		.select("id")
		.where("responsible", "=", responsible)
		.where("status", "!=", "done")
		.execute();
	return rows.length;
}

/** Names another person as responsible of somebody's projects that are not done. */
export async function handOverProjects(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
	await tx
		.updateTable("projects")
		.set({ responsible: to })
		.where("responsible", "=", from)
		.where("status", "!=", "done")
		.execute();
}

/** Adds a milestone at the end of a project's list. */
export async function appendMilestone(tx: Tx, projectId: string, milestone: Milestone): Promise<void> {
	// Locks the project, so that milestones added at the same moment get different positions.
	await tx
		.updateTable("projects")
		.set((eb) => ({ name: eb.ref("name") }))
		.where("id", "=", projectId)
		.execute();
	const last = await tx
		.selectFrom("milestones")
		.select((eb) => eb.fn.max("position").as("position"))
		.where("project_id", "=", projectId)
		.executeTakeFirst();
	await insertMilestone(tx, projectId, (last?.position ?? -1) + 1, milestone);
}

async function insertMilestone(
	tx: Tx,
	projectId: string,
	position: number,
	{ id, name, dueOn, doneOn }: Milestone,
): Promise<void> {
	const row = { id, project_id: projectId, position, name, due_on: dueOn, done_on: doneOn };
	await tx.insertInto("milestones").values(row).execute();
}

/** @param doneOn a date in Bogotá; null when it is not done. */
export async function setMilestoneDone(tx: Tx, id: string, doneOn: string | null): Promise<void> {
	await tx.updateTable("milestones").set({ done_on: doneOn }).where("id", "=", id).execute();
}

/** Adds an update to a project. @throws a violation when there is no such project. */
export async function insertUpdate(
	tx: Tx,
	projectId: string,
	{ id, at, author, text }: ProjectUpdate,
): Promise<void> {
	await tx.insertInto("project_updates").values({ id, project_id: projectId, at, author, text }).execute();
}

/** A client's projects, newest first, each with its milestones and updates. */
export async function listProjects(db: Db | Tx, clientId: string): Promise<Project[]> {
	const rows = await db
		.selectFrom("projects")
		.selectAll()
		.where("client_id", "=", clientId)
		.orderBy("created_at", "desc")
		.execute();
	return withParts(db, rows);
}

/** @returns null when there is no such project. */
export async function findProject(db: Db | Tx, id: string): Promise<Project | null> {
	const rows = await db.selectFrom("projects").selectAll().where("id", "=", id).execute();
	return (await withParts(db, rows))[0] ?? null;
}

async function withParts(db: Db | Tx, rows: readonly Row<"projects">[]): Promise<Project[]> {
	const ids = rows.map(({ id }) => id);
	const milestones = await db
		.selectFrom("milestones")
		.selectAll()
		.where(isAmong("project_id", ids))
		.orderBy("position")
		.execute();
	const updates = await db
		.selectFrom("project_updates")
		.selectAll()
		.where(isAmong("project_id", ids))
		.orderBy("at", "desc")
		.execute();
	return rows.map((row) => ({
		id: row.id,
		clientId: row.client_id,
		createdAt: row.created_at,
		name: row.name,
		product: row.product,
		responsible: row.responsible,
		status: row.status,
		waitingFor: row.waiting_for,
		milestones: milestones
			.filter(({ project_id }) => project_id === row.id)
			.map(({ id, name, due_on, done_on }) => ({ id, name, dueOn: due_on, doneOn: done_on })),
		updates: updates
			.filter(({ project_id }) => project_id === row.id)
			.map(({ id, at, author, text }) => ({ id, at, author, text })),
	}));
}
