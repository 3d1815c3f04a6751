import { pathTo } from "../../../content/addresses.ts";
import { dateFormat } from "../../../content/date-format.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import { industries } from "../../../content/industries/list.ts";
import { clockTime, locales, timeZone } from "../../../content/locale.ts";
import { portal } from "../../../content/portal/list.ts";
import type { PortalText } from "../../../content/portal/schema.ts";
import { consultationMinutes } from "../../../domain/consultations/invitation.ts";
import type { ClientPortal } from "../../../domain/portal/client-portal.ts";
import { type Milestone, type Project, projectProgress } from "../../../domain/portal/project.ts";
import { proposalPath } from "../../../domain/proposals/proposal.ts";
import type { Language } from "../../../shared/language.ts";
import { type NearDates, nearDates } from "../../ui/near-date/near-dates.server.ts";
import { demoScene } from "../../ui/scene/scene-places.ts";
import type { ClientSession } from "../portal-session.server.ts";
import { firstScreenView } from "./first-screen-view.server.ts";

type Visit = { now: Date; since: string | null; language: Language };

/** @param visit since: when the client's visit before this one ended; null on the first. */
export function portalView(stored: ClientPortal, { account, client }: ClientSession, visit: Visit) {
	const { now, since, language } = visit;
	const { projects, demos, reports, proposals, consultation } = stored;
	const text = portal[language];
	const dates = nearDates(now, language);
	const isEmpty =
		consultation === null && [projects, demos, reports, proposals].every(({ length }) => length === 0);
	const name = account.name.replaceAll(" ", "\u00a0");
	const firstScreen = firstScreenView(stored, name, since, dates);
	return {
		client: client.name,
		lang: account.language === language ? undefined : account.language,
		isEmpty,
		moves: firstScreen.moves,
		greeting: isEmpty ? fillBlanks(text.greeting.firstDay, { name }) : firstScreen.greeting,
		consultation: consultation && consultationView(consultation, language),
		projects: projects.map((project) => projectView(project, since, dates)),
		demos: demos.flatMap(({ id, title, industry, flow }) => {
			const found = industries.find((one) => one.id === industry);
			const played = found?.flows.find((one) => one.id === flow);
			if (!found || !played) return [];
			const path = pathTo("portalDemo", language, { demo: id });
			const scene = demoScene(found.id, played.id, "portal");
			return [{ id, title, path, scene, description: played.text[language].description }];
		}),
		reports: reports.map(({ id, title, pages, createdAt }) => ({
			id,
			title,
			isNew: since !== null && createdAt > since,
			about: pagesText(text.report.pages, pages),
			dated: text.report.published,
			at: dates.dayAt(createdAt),
			path: pathTo("portalReport", language, { report: id }),
		})),
		proposals: proposals.map((proposal) => ({
			id: proposal.id,
			title: fillBlanks(text.proposal.title, proposal),
			isNew: since !== null && proposal.createdAt > since,
			about: fillBlanks(text.proposal.version, proposal),
			dated: text.proposal.expires,
			at: dates.dayAt(proposal.expiresAt),
			path: proposalPath(proposal),
		})),
	};
}

function pagesText(words: PortalText["report"]["pages"], pages: number): string {
	if (pages === 0) return "PDF";
	return pages === 1 ? words.one : fillBlanks(words.many, { count: pages });
}

export type PortalView = ReturnType<typeof portalView>;

type NextConsultation = NonNullable<ClientPortal["consultation"]>;

function consultationView({ startsAt, place }: NextConsultation, language: Language) {
	const text = portal[language].consultation;
	const at = new Date(startsAt);
	const link = /^https?:\/\/\S+$/.test(place) ? place : null;
	return {
		startsAt,
		...clockTime(at, language, timeZone),
		day: dateFormat(locales[language], { weekday: "long", day: "numeric", month: "long", timeZone }).format(
			at,
		),
		lasts: fillBlanks(text.lasts, { minutes: consultationMinutes }),
		link,
		place: link ? null : place || text.byPhone,
	};
}

const mostUpdates = 3;

/** @param since when the client's visit before this one ended; null on the first. */
function projectView(project: Project, since: string | null, dates: NearDates) {
	const { id, name, product, responsible, status, waitingFor, milestones, updates } = project;
	const text = portal[dates.language].project;
	const current = milestones.find(({ doneOn }) => doneOn === null);
	const stateOf = (milestone: Milestone) =>
		milestone.doneOn ? ("done" as const) : milestone === current ? ("now" as const) : ("later" as const);
	return {
		id,
		name,
		waitingFor,
		status,
		statusText: text.status[status],
		about: [product, fillBlanks(text.responsible, { name: responsible })].filter(Boolean).join(" · "),
		progress: projectProgress(project),
		milestones: milestones.map((milestone) => ({
			id: milestone.id,
			name: milestone.name,
			state: stateOf(milestone),
			date: milestoneDate(milestone, stateOf(milestone), dates),
		})),
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
