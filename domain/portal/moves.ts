import type { ClientPortal } from "./client-portal.ts";
import type { Project } from "./project.ts";

type Dated = { createdAt: string };

/**
 * Finds what changed in a portal since a moment. A milestone has a day and no hour: one that was done on that day counts.
 * @param since at: ISO 8601 in UTC, day: the same in Bogotá, like "2026-12-04"; both empty for everything.
 */
export function movesSince(
	{ projects, demos, reports, proposals }: Pick<ClientPortal, "projects" | "demos" | "reports" | "proposals">,
	since: { at: string; day: string },
) {
	const isNew = ({ createdAt }: Dated) => createdAt > since.at;
	const moved = projects.map((project) => projectMoves(project, since));
	const papers = {
		reports: reports.filter(isNew),
		proposals: proposals.filter(isNew),
		demos: demos.filter(isNew),
	};
	const count = [
		...moved.flatMap(({ done, updates }) => [...done, ...updates]),
		...Object.values(papers).flat(),
	];
	return { projects: moved, papers, count: count.length };
}

function projectMoves(project: Project, since: { at: string; day: string }) {
	return {
		project,
		done: project.milestones.filter(({ doneOn }) => doneOn !== null && doneOn >= since.day),
		updates: project.updates.filter(({ at }) => at > since.at),
	};
}
