import { pathTo } from "../../../content/addresses.ts";
import { industries } from "../../../content/industries/list.ts";
import type { Language } from "../../../content/language.ts";
import { longCalendarDate, longDate } from "../../../content/locale.ts";
import { portal } from "../../../content/portal/list.ts";
import type { PortalText } from "../../../content/portal/schema.ts";
import type { readClientPortal } from "../../../domain/portal/client-portal.ts";
import { type Project, projectProgress } from "../../../domain/portal/project.ts";
import { proposalPath } from "../../../domain/proposals/proposal.ts";
import { demoScene } from "../../ui/scene/demo-scene.server.ts";
import type { ClientSession } from "../portal-session.server.ts";

const bogota = "America/Bogota";

export function portalView(
	{ projects, demos, reports, proposals }: Awaited<ReturnType<typeof readClientPortal>>,
	{ account, client }: ClientSession,
	language: Language,
) {
	const text = portal[language];
	const day = (at: string) => longDate(new Date(at), language, bogota);
	return {
		name: account.name,
		client: client.name,
		spoken: account.language === language ? undefined : account.language,
		projects: projects.map((project) => projectView(project, language)),
		demos: demos.flatMap(({ id, title, industry, flow }) => {
			const found = industries.find((one) => one.id === industry);
			const played = found?.flows.find((one) => one.id === flow);
			if (!found || !played) return [];
			const path = pathTo("portalDemo", language, { demo: id });
			const scene = demoScene(found.id, played.id, "wide");
			return [{ id, title, path, scene, description: played.text[language].description }];
		}),
		reports: reports.map(({ id, title, pages, createdAt }) => ({
			id,
			title,
			about: [
				pagesText(text.report.pages, pages),
				text.report.published.replace("{date}", day(createdAt)),
			].join(" · "),
			path: pathTo("portalReport", language, { report: id }),
		})),
		proposals: proposals.map((proposal) => ({
			id: proposal.id,
			title: `${proposal.number} · v${proposal.version}`,
			about: text.proposal.expires.replace("{date}", day(proposal.expiresAt)),
			path: proposalPath(proposal),
		})),
	};
}

function pagesText(words: PortalText["report"]["pages"], pages: number): string {
	if (pages === 0) return "PDF";
	return pages === 1 ? words.one : words.many.replace("{count}", String(pages));
}

function projectView(project: Project, language: Language) {
	const { id, name, product, responsible, status, waitingFor, milestones, updates } = project;
	const text = portal[language].project;
	const dated = (words: string, date: string) => words.replace("{date}", longCalendarDate(date, language));
	const current = milestones.findIndex(({ doneOn }) => doneOn === null);
	const [latest] = updates;
	return {
		id,
		name,
		waitingFor,
		status,
		statusText: text.status[status],
		about: [product, text.responsible.replace("{name}", responsible)].filter(Boolean).join(" · "),
		progress: projectProgress(project),
		milestones: milestones.map(({ id, name, dueOn, doneOn }, index) => ({
			id,
			name,
			state: doneOn ? ("done" as const) : index === current ? ("now" as const) : ("later" as const),
			when: doneOn ? dated(text.done, doneOn) : dueOn ? dated(text.due, dueOn) : "",
		})),
		latest: latest && {
			text: latest.text,
			about: `${latest.author}, ${longDate(new Date(latest.at), language, bogota)}`,
		},
	};
}

export type PortalView = ReturnType<typeof portalView>;
