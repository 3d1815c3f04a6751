import { expect, it } from "vitest";
import type { ClientPortal } from "../../../domain/portal/client-portal.ts";
import type { Project } from "../../../domain/portal/project.ts";
import type { ClientSession } from "../portal-session.server.ts";
import { portalView } from "./portal-view.server.ts";

// Saturday 28 November, ten in the morning in Bogotá.
const now = new Date("2026-11-28T15:00:00Z");
const friday = "2026-11-27T22:00:00Z";

const client = { id: "1", createdAt: "2026-09-01T12:00:00Z", name: "Casa Guadual", subdomain: "casaguadual" };
const account = { name: "Marta Luz", language: "es" };
const session = { account, client } as ClientSession;

const diagnosis = { id: "1", name: "Diagnóstico", dueOn: "2026-12-01", doneOn: null };
const design = { id: "2", name: "Diseño", dueOn: "2026-12-11", doneOn: null };
const booking: Project = {
	id: "booking",
	clientId: "1",
	createdAt: "2026-10-01T12:00:00Z",
	name: "Reservas",
	product: null,
	responsible: "Andrés Quiceno",
	status: "active",
	waitingFor: null,
	milestones: [diagnosis, design],
	updates: [{ id: "1", at: "2026-11-20T15:00:00Z", author: "Andrés Quiceno", text: "Empezamos." }],
};
const empty: ClientPortal = { consultation: null, projects: [], demos: [], reports: [], proposals: [] };
const october = {
	id: "r",
	clientId: "1",
	createdAt: "2026-11-28T02:00:00Z",
	title: "Octubre",
	fileName: "octubre.pdf",
	pages: 8,
};

function view(own: Partial<ClientPortal>, since: string | null = friday, language: "es" | "en" = "es") {
	const shown = portalView({ ...empty, ...own }, session, { now, since, language });
	return JSON.parse(JSON.stringify(shown).replaceAll("\u00a0", " ")) as typeof shown;
}

it("keeps a name of two words on one line", () => {
	const { greeting } = portalView(empty, session, { now, since: null, language: "es" });
	expect(greeting).toContain("Marta\u00a0Luz");
});

it("begins with the first day where there is nothing to read", () => {
	expect(view({}, null)).toMatchObject({ isEmpty: true, greeting: "Hola, Marta Luz. Hoy empezamos." });
	expect(view({ reports: [october] }, null).isEmpty).toBe(false);
});

it("calls nothing new on the first visit, when there is nothing to compare with", () => {
	const { projects } = view({ projects: [booking] }, null);
	expect(projects[0]?.updates.map(({ isNew }) => isNew)).toEqual([false]);
});

it("plans the next milestone of a project whose first one is not done, without a percentage", () => {
	const { moves, greeting, projects } = view({ projects: [booking] });
	expect(greeting).toBe("Hola, Marta Luz. Nada nuevo desde ayer.");
	expect(moves).toMatchObject([{ look: "project", figure: "1", unit: " dic", name: "Diagnóstico" }]);
	const [project] = projects;
	expect(project?.progress).toBe(0);
	expect(project?.milestones[0]).toMatchObject({
		name: "Diagnóstico",
		state: "now",
		date: { sentence: "hasta {date}", at: { text: "el 1 dic", iso: "2026-12-01" } },
	});
	expect(project?.milestones[1]?.date).toMatchObject({ sentence: "Para {date}", at: { text: "el 11 dic" } });
	expect(project?.milestones[1]?.date?.at.whole).toBe("11 de diciembre de 2026");
});

it("tells what moved since the last visit, counted once each, in both languages", () => {
	const moved: Project = {
		...booking,
		milestones: [{ ...diagnosis, doneOn: "2026-11-27" }, design],
		updates: [
			{ id: "2", at: "2026-11-28T01:00:00Z", author: "Andrés Quiceno", text: "Ya contesta." },
			...booking.updates,
		],
	};
	const own = { projects: [moved], reports: [october] };
	const { greeting, moves, reports, projects } = view(own);
	expect(greeting).toBe("Hola, Marta Luz. Desde ayer hay tres novedades.");
	expect(moves).toMatchObject([
		{ figure: "50", unit: " %", title: "Listo:", name: "Diagnóstico", about: "Ya contesta." },
		{ look: "papers", figure: "1", title: "reporte nuevo", about: "Octubre", href: "#reportes" },
	]);
	const september = { ...october, id: "s", title: "Septiembre" };
	expect(view({ reports: [october, september] }).moves).toMatchObject([
		{ figure: "2", title: "reportes nuevos", about: "Octubre, Septiembre" },
	]);
	expect(reports).toMatchObject([{ isNew: true, dated: "publicado {date}", at: { text: "ayer" } }]);
	expect(projects[0]?.updates.map(({ isNew }) => isNew)).toEqual([true, false]);
	expect(view(own, friday, "en").greeting).toBe("Hi Marta Luz. Three updates since yesterday.");
});

it("says what waits for the client, and a milestone that is late", () => {
	const waiting: Project = { ...booking, status: "waiting", waitingFor: "aprobar los textos." };
	const late = { ...diagnosis, dueOn: "2026-11-26" };
	const { moves, projects } = view({ projects: [{ ...waiting, milestones: [late] }] });
	expect(moves[1]).toMatchObject({ look: "asks", figure: "1", about: "aprobar los textos." });
	expect(projects[0]?.milestones.find(({ state }) => state === "now")?.date).toMatchObject({
		sentence: "Estaba para {date}",
		at: { text: "el jueves" },
	});
});

it("shows the next consultation with its hour, and its link when there is one", () => {
	const consultation = {
		leadId: "1",
		startsAt: "2026-12-03T15:00:00Z",
		place: "https://meet.example/a",
		sequence: 0,
		changedAt: friday,
		cancelledAt: null,
	};
	expect(view({ consultation }).consultation).toMatchObject({
		time: "10:00",
		day: "jueves, 3 de diciembre",
		link: "https://meet.example/a",
		place: null,
	});
	const byPhone = view({ consultation: { ...consultation, place: "" } }).consultation;
	expect(byPhone).toMatchObject({ link: null, place: "Te llamamos por teléfono." });
});
