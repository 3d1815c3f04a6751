import { data, type RouterContextProvider } from "react-router";
import { limits } from "../../../config/limits.ts";
import { industries } from "../../../content/industries/list.ts";
import type { StaffText } from "../../../content/staff/schema.ts";
import type { Db, Tx } from "../../../db/connect.ts";
import { recordAudit } from "../../../domain/accounts/audit-store.ts";
import { findClient } from "../../../domain/accounts/client-store.ts";
import { deleteDemo, findDemoOf, insertDemo } from "../../../domain/portal/demo-store.ts";
import { type Project, projectStatuses } from "../../../domain/portal/project.ts";
import {
	appendMilestone,
	findProject,
	insertProject,
	insertUpdate,
	setMilestoneDone,
	updateProject,
} from "../../../domain/portal/project-store.ts";
import { deleteReport, insertReport, openReportOf } from "../../../domain/portal/report-store.ts";
import { dayIn } from "../../../domain/wall-clock.ts";
import { cleanText } from "../../../http/clean-text.ts";
import type { FormState } from "../../forms/form-state.ts";
import { formText } from "../../forms/text-of.ts";
import { pressedId, storeOnce } from "../pressed.server.ts";
import { doneAt, notThere, staffRoom } from "../staff-room.server.ts";

/** Which form was refused, and with what; of a project's forms also whose. */
export type ClientState = { what: string; of: string; form: FormState };

type Change = { action: string; detail: Record<string, string>; store(tx: Tx): Promise<void> };
type Problems = { problems: FormState["problems"] };

/** Answers a form of the client's room. Each change is in the audit log with who made it. */
export async function changeClient(
	request: Request,
	context: Readonly<RouterContextProvider>,
	clientId: string,
) {
	const { services, db, actor, text, to } = staffRoom(request, context);
	const { runtime } = services;
	if (!(await findClient(db, "id", clientId))) notThere();
	const form = await request.formData().catch(() => new FormData());
	const given = (name: string) => cleanText(formText(form, name)).trim();
	const what = given("what");
	const make = Object.hasOwn(changes, what) ? changes[what as keyof typeof changes] : notThere();
	const words = text.clients.problems;
	const now = runtime.now();
	const outcome =
		tooLong(given, words.long) ??
		(await make({
			...{ db, form, given, clientId, author: actor.name, words },
			newId: () => pressedId(form, runtime),
			now: now.toISOString(),
			today: dayIn(now, services.settings.brand.timeZone),
		}));
	if ("problems" in outcome) {
		const typed = Object.fromEntries(
			[...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
		);
		const state = { what, of: given("project"), form: { typed, problems: outcome.problems, failure: null } };
		return data<ClientState>(state, 400);
	}
	const { action, detail } = outcome;
	await storeOnce(() =>
		db.transaction().execute(async (tx) => {
			await outcome.store(tx);
			await recordAudit(tx, runtime, { actor, action, subject: { kind: "client", id: clientId }, detail });
		}),
	);
	return doneAt(to(`/clients/${encodeURIComponent(clientId)}`), what);
}

type Asked = {
	db: Db;
	form: FormData;
	given(name: string): string;
	clientId: string;
	author: string;
	newId(): string;
	now: string;
	/** Where the company is. */
	today: string;
	words: StaffText["clients"]["problems"];
};

const changes = {
	"add-project": async ({ given, clientId, newId, now, words }: Asked): Promise<Change | Problems> => {
		const missing = missingOf(given, ["name", "responsible"], words.required);
		if (missing) return missing;
		const project = {
			...projectOf(given),
			id: newId(),
			clientId,
			createdAt: now,
			milestones: [],
			updates: [],
		};
		return {
			...{ action: "project-added", detail: { project: project.name } },
			store: (tx) => insertProject(tx, project),
		};
	},
	"save-project": async (asked: Asked): Promise<Change | Problems> => {
		const project = await ownProject(asked);
		const missing = missingOf(asked.given, ["name", "responsible"], asked.words.required);
		if (missing) return missing;
		return changed(project, (tx) => updateProject(tx, { ...project, ...projectOf(asked.given) }));
	},
	"add-milestone": async (asked: Asked): Promise<Change | Problems> => {
		const project = await ownProject(asked);
		const missing = missingOf(asked.given, ["milestone"], asked.words.required);
		if (missing) return missing;
		const due = asked.given("due");
		if (due && !isDate(due)) return { problems: { due: asked.words.date } };
		const milestone = { id: asked.newId(), name: asked.given("milestone"), dueOn: due || null, doneOn: null };
		return changed(project, (tx) => appendMilestone(tx, project.id, milestone));
	},
	"milestone-done": async (asked: Asked): Promise<Change | Problems> => {
		const project = await ownProject(asked);
		const milestone = project.milestones.find(({ id }) => id === asked.given("milestone")) ?? notThere();
		// What it shall be, not the other of what it is: a second press changes nothing.
		const doneOn = asked.given("done") ? (milestone.doneOn ?? asked.today) : null;
		return changed(project, (tx) => setMilestoneDone(tx, milestone.id, doneOn));
	},
	"add-update": async (asked: Asked): Promise<Change | Problems> => {
		const project = await ownProject(asked);
		const missing = missingOf(asked.given, ["update"], asked.words.required);
		if (missing) return missing;
		const update = { id: asked.newId(), at: asked.now, author: asked.author, text: asked.given("update") };
		return changed(project, (tx) => insertUpdate(tx, project.id, update));
	},
	"add-demo": async ({ given, clientId, newId, now, words }: Asked): Promise<Change | Problems> => {
		const missing = missingOf(given, ["title"], words.required);
		if (missing) return missing;
		const [industry = "", flow = ""] = given("flow").split("/");
		const played = industries.find(({ id }) => id === industry)?.flows.find(({ id }) => id === flow);
		if (!played) return { problems: { flow: words.required } };
		const demo = {
			id: newId(),
			clientId,
			createdAt: now,
			title: given("title"),
			industry,
			flow,
			figures: {},
		};
		return { action: "demo-added", detail: { demo: demo.title }, store: (tx) => insertDemo(tx, demo) };
	},
	"remove-demo": async ({ db, given, clientId }: Asked): Promise<Change | Problems> => {
		const demo = (await findDemoOf(db, clientId, given("demo"))) ?? notThere();
		return { action: "demo-removed", detail: { demo: demo.title }, store: (tx) => deleteDemo(tx, demo.id) };
	},
	"add-report": async ({ form, given, clientId, newId, now, words }: Asked): Promise<Change | Problems> => {
		const missing = missingOf(given, ["title"], words.required);
		if (missing) return missing;
		const file = form.get("file");
		if (!(file instanceof File) || file.size === 0) return { problems: { file: words.file } };
		if (file.size > limits.report) return { problems: { file: words.large } };
		const pdf = new Uint8Array(await file.arrayBuffer());
		// What it is, not what it is called.
		if (!Buffer.from(pdf.subarray(0, 5)).equals(Buffer.from("%PDF-")))
			return { problems: { file: words.file } };
		const title = given("title");
		const report = {
			id: newId(),
			clientId,
			createdAt: now,
			title,
			fileName: fileNameOf(title),
			pages: pagesOf(pdf),
		};
		return {
			action: "report-added",
			detail: { report: title },
			store: (tx) => insertReport(tx, report, pdf),
		};
	},
	"remove-report": async ({ db, given, clientId }: Asked): Promise<Change | Problems> => {
		const id = given("report");
		if (!(await openReportOf(db, clientId, id))) notThere();
		return { action: "report-removed", detail: { report: id }, store: (tx) => deleteReport(tx, id) };
	},
};

/** What the room's forms do. */
export const clientChanges = Object.keys(changes);

async function ownProject({ db, given, clientId }: Asked): Promise<Project> {
	const project = await findProject(db, given("project"));
	return project?.clientId === clientId ? project : notThere();
}

function changed(project: Project, store: Change["store"]): Change {
	return { action: "project-changed", detail: { project: project.name }, store };
}

function projectOf(
	given: Asked["given"],
): Pick<Project, "name" | "product" | "responsible" | "status" | "waitingFor"> {
	return {
		name: given("name"),
		product: given("product") || null,
		responsible: given("responsible"),
		status: projectStatuses.find((status) => status === given("status")) ?? "active",
		waitingFor: given("waiting") || null,
	};
}

/** What staff write by hand in this room. */
const written = ["name", "product", "responsible", "waiting", "milestone", "update", "title"];

function tooLong(given: Asked["given"], words: string): Problems | null {
	return problemsOf(
		written.filter((name) => given(name).length > limits.clientText),
		words,
	);
}

function missingOf(given: Asked["given"], names: readonly string[], words: string): Problems | null {
	return problemsOf(
		names.filter((name) => !given(name)),
		words,
	);
}

function problemsOf(names: readonly string[], words: string): Problems | null {
	return names.length > 0 ? { problems: Object.fromEntries(names.map((name) => [name, words])) } : null;
}

function isDate(text: string): boolean {
	const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(text) : null;
	// 30 February would be read as a day of March.
	return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

function fileNameOf(title: string): string {
	const plain = title.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
	return `${
		plain
			.replace(/[^a-z\d]+/g, "-")
			.replace(/^-|-$/g, "")
			.slice(0, 60) || "reporte"
	}.pdf`;
}

/** 0 when they cannot be counted, as in a file whose objects are compressed. */
function pagesOf(pdf: Uint8Array): number {
	return (
		Buffer.from(pdf)
			.toString("latin1")
			.match(/\/Type\s*\/Page(?![a-z])/gi)?.length ?? 0
	);
}
