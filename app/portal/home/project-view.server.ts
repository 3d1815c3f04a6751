import { fillBlanks } from "../../../content/fill-blanks.ts";
import { portal } from "../../../content/portal/list.ts";
import { type Milestone, type Project, projectProgress } from "../../../domain/portal/project.ts";
import type { NearDates } from "../../ui/near-date/near-dates.server.ts";

const mostUpdates = 3;

/** @param since when the client's visit before this one ended; null on the first. */
export function projectView(project: Project, since: string | null, dates: NearDates) {
	const { id, name, product, responsible, status, waitingFor, milestones, updates } = project;
	const text = portal[dates.language].project;
	const current = milestones.find(({ doneOn }) => doneOn === null);
	const stateOf = (milestone: Milestone) =>
		milestone.doneOn ? ("done" as const) : milestone === current ? ("now" as const) : ("later" as const);
	const planned = milestones.map((milestone) => ({
		id: milestone.id,
		name: milestone.name,
		state: stateOf(milestone),
		date: milestoneDate(milestone, stateOf(milestone), dates),
	}));
	return {
		id,
		name,
		waitingFor,
		status,
		statusText: text.status[status],
		about: [product, fillBlanks(text.responsible, { name: responsible })].filter(Boolean).join(" · "),
		progress: projectProgress(project),
		next: planned.find(({ state }) => state === "now"),
		milestones: planned,
		updates: updates.slice(0, mostUpdates).map(({ id, at, author, text }) => ({
			id,
			author,
			text,
			at: dates.dayAt(at),
			isNew: since !== null && at > since,
		})),
	};
}

function milestoneDate(
	{ dueOn, doneOn }: Milestone,
	state: "done" | "now" | "later",
	{ language, today, day }: NearDates,
) {
	const text = portal[language].project;
	if (doneOn) return { sentence: text.done, at: day(doneOn) };
	if (!dueOn) return null;
	const sentence = dueOn < today ? text.late : state === "now" ? text.until : text.due;
	return { sentence, at: day(dueOn) };
}

export type ProjectView = ReturnType<typeof projectView>;
