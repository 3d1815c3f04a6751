import type { ProjectStatus } from "../../shared/project.ts";

export type Milestone = {
	id: string;
	name: string;
	/** Dates in Bogotá, like "2026-12-04". */
	dueOn: string | null;
	doneOn: string | null;
};

export type ProjectUpdate = {
	id: string;
	/** ISO 8601, UTC. */
	at: string;
	author: string;
	text: string;
};

export type Project = {
	id: string;
	clientId: string;
	/** ISO 8601, UTC. */
	createdAt: string;
	name: string;
	product: string | null;
	responsible: string;
	status: ProjectStatus;
	waitingFor: string | null;
	milestones: readonly Milestone[];
	updates: readonly ProjectUpdate[];
};

/** Computes how much of a project is done from its milestones. @returns whole percent, 0 without milestones. */
export function projectProgress({ milestones }: Pick<Project, "milestones">): number {
	if (milestones.length === 0) return 0;
	const done = milestones.filter(({ doneOn }) => doneOn !== null).length;
	return Math.round((done / milestones.length) * 100);
}
