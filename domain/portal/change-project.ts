import type { Tx } from "../../db/connect.ts";
import type { ChangeContext, ChangeRecord } from "./change-context.ts";
import type { Project } from "./project.ts";
import {
	appendMilestone,
	findProject,
	insertProject,
	insertUpdate,
	setMilestoneDone,
	updateProject,
} from "./project-store.ts";

export type ProjectFields = Pick<Project, "name" | "product" | "responsible" | "status" | "waitingFor">;

export type ProjectChange = { project: string } & (
	| { kind: "add-project" | "save-project"; fields: ProjectFields }
	| { kind: "add-milestone"; id: string; name: string; dueOn: string | null }
	/** done: the wanted state, so that a second press changes nothing. */
	| { kind: "milestone-done"; id: string; done: boolean }
	| { kind: "add-update"; id: string; text: string }
);

/** Changes a client's project. @returns null when the project or the milestone is not this client's. */
export async function changeProject(
	tx: Tx,
	context: ChangeContext,
	change: ProjectChange,
): Promise<ChangeRecord | null> {
	const { clientId, now, today } = context;
	if (change.kind === "add-project") {
		const own = { id: change.project, clientId, createdAt: now, milestones: [], updates: [] };
		await insertProject(tx, { ...change.fields, ...own });
		return { action: "project-added", detail: { project: change.fields.name } };
	}
	const project = await findProject(tx, change.project);
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
