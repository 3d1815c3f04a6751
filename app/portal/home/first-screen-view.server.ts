import { fillBlanks } from "../../../content/fill-blanks.ts";
import { percentSign } from "../../../content/locale.ts";
import type { ShownMoment } from "../../../content/near-moment.ts";
import { portal } from "../../../content/portal/list.ts";
import { type ClientPortal, changesSince } from "../../../domain/portal/client-portal.ts";
import { type Project, projectProgress } from "../../../domain/portal/project.ts";
import type { NearDates } from "../../ui/near-date/near-dates.server.ts";

/** A card of the first screen; `name` and `about` are in the team's language. */
export type PortalMove = {
	look: "project" | "asks" | "papers";
	figure: string;
	unit?: string;
	title?: string;
	name?: string;
	about?: string;
	by?: { author: string; at: ShownMoment };
	href: string;
};

type Moves = ReturnType<typeof changesSince>;

/** @param since when the visit before this one ended; null on the first. */
export function firstScreenView(stored: ClientPortal, name: string, since: string | null, dates: NearDates) {
	const moves = changesSince(
		stored,
		since === null ? { at: "", day: "" } : { at: since, day: dates.dayOf(since) },
	);
	const cards = [
		movedCard(moves, dates) ?? nextCard(stored, dates),
		askCard(stored, dates),
		paperCard(moves, dates),
	];
	return {
		greeting: greeting(moves.count, name, since, dates),
		moves: cards.filter((card) => card !== null),
	};
}

function greeting(count: number, name: string, since: string | null, dates: NearDates): string {
	const { greeting, counts, lastVisit } = portal[dates.language];
	if (since === null) return fillBlanks(greeting.first, { name });
	const day = dates.dayOf(since);
	return fillBlanks(greeting[count === 0 ? "none" : count === 1 ? "one" : "many"], {
		name,
		count: counts[count] ?? String(count),
		since: day === dates.today ? lastVisit : dates.day(day).text,
	});
}

function movedCard(moves: Moves, { language, dayAt }: NearDates): PortalMove | null {
	const text = portal[language].moves;
	const moved = moves.projects.find(({ done, updates }) => done.length + updates.length > 0);
	if (!moved) return null;
	const { project, done, updates } = moved;
	const [latest] = updates;
	const card: Pick<PortalMove, "look" | "href" | "about" | "by"> = {
		look: "project",
		href: addressOf(project),
		...(latest && { about: latest.text, by: { author: latest.author, at: dayAt(latest.at) } }),
	};
	const last = done.at(-1);
	if (!last)
		return {
			...card,
			figure: `${updates.length}`,
			title: counted(text.updates, updates),
			name: project.name,
		};
	const figure = `${projectProgress(project)}`;
	return { ...card, figure, unit: percentSign[language], title: text.done, name: last.name };
}

function nextCard({ projects }: ClientPortal, { month }: NearDates): PortalMove | null {
	for (const project of projects) {
		const next = project.milestones.find(({ doneOn }) => doneOn === null);
		if (!next?.dueOn) continue;
		const figure = `${Number(next.dueOn.slice(8))}`;
		const unit = `\u00a0${month(next.dueOn)}`;
		return { look: "project", figure, unit, name: next.name, about: project.name, href: addressOf(project) };
	}
	return null;
}

function askCard({ projects }: ClientPortal, { language }: NearDates): PortalMove | null {
	const asking = projects.filter(({ waitingFor }) => waitingFor);
	const [first] = asking;
	if (!first?.waitingFor) return null;
	const title = counted(portal[language].moves.asks, asking);
	return { look: "asks", figure: `${asking.length}`, title, about: first.waitingFor, href: addressOf(first) };
}

function paperCard({ papers }: Moves, { language }: NearDates): PortalMove | null {
	const text = portal[language].moves;
	const { reports, proposals, demos } = papers;
	const kinds = [
		{ words: text.reports, list: reports.map(({ title }) => title), href: "#reportes" },
		{ words: text.proposals, list: proposals.map(({ number }) => number), href: "#propuestas" },
		{ words: text.demos, list: demos.map(({ title }) => title), href: "#demos" },
	].filter(({ list }) => list.length > 0);
	const [first] = kinds;
	if (!first) return null;
	const all = kinds.flatMap(({ list }) => list);
	const about = all.join(", ");
	const title = counted(kinds.length > 1 ? text.papers : first.words, all);
	return { look: "papers", figure: `${all.length}`, title, about, href: first.href };
}

function addressOf({ id }: Project): string {
	return `#project-${id}`;
}

function counted(words: { one: string; many: string }, things: readonly unknown[]): string {
	return things.length === 1 ? words.one : words.many;
}
