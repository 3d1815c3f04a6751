import { limits } from "../../../config/limits.ts";
import { industries } from "../../../content/industries/list.ts";
import type { StaffText } from "../../../content/staff/schema.ts";
import {
	type ClientChange,
	changeClientPortal,
	type ProjectFields,
} from "../../../domain/portal/change-client.ts";
import { isPdf } from "../../../domain/portal/report-file.ts";
import { projectStatuses } from "../../../shared/project.ts";
import { refuse } from "../../forms/answer-intent.server.ts";
import type { FormState } from "../../forms/form-state.ts";
import { textFields } from "../../forms/read-form.server.ts";
import {
	redirectDone,
	type StaffIntents,
	type StaffSubmission,
	submissionId,
} from "../form/staff-form.server.ts";
import { notFound } from "../staff-request.server.ts";

/** A form of a client's screen. What it adds gets the same id when it is sent twice. */
type ClientForm = Pick<StaffSubmission, "field" | "formData"> & {
	newId: string;
	problems: StaffText["clients"]["problems"];
};
type RefusedForm = { fieldErrors: FormState["fieldErrors"] };
type Reader = (form: ClientForm) => ClientChange | RefusedForm | Promise<ClientChange | RefusedForm>;

const readers: Record<string, Reader> = {
	"add-project": (form) => {
		const { newId } = form;
		return (
			missing(form, "name", "responsible") ?? {
				kind: "add-project",
				projectId: newId,
				fields: fieldsOf(form),
			}
		);
	},
	"save-project": (form) => {
		const projectId = form.field("project");
		return (
			missing(form, "name", "responsible") ?? { kind: "save-project", projectId, fields: fieldsOf(form) }
		);
	},
	"add-milestone": (form) => {
		const { newId: id, field, problems } = form;
		const due = field("due");
		const refused = missing(form, "milestone");
		if (refused) return refused;
		if (due && !isDate(due)) return { fieldErrors: { due: problems.date } };
		const milestone = { id, name: field("milestone"), dueOn: due || null };
		return { kind: "add-milestone", projectId: field("project"), ...milestone };
	},
	"milestone-done": ({ field }) => {
		const milestone = { id: field("milestone"), done: field("done") !== "" };
		return { kind: "milestone-done", projectId: field("project"), ...milestone };
	},
	"add-update": (form) => {
		const { newId: id, field } = form;
		const update = { id, text: field("update") };
		return missing(form, "update") ?? { kind: "add-update", projectId: field("project"), ...update };
	},
	"add-demo": (form) => {
		const { newId: id, field, problems } = form;
		const refused = missing(form, "title");
		if (refused) return refused;
		const [industry = "", flow = ""] = field("flow").split("/");
		const isKnown = industries.find((one) => one.id === industry)?.flows.some((one) => one.id === flow);
		if (!isKnown) return { fieldErrors: { flow: problems.required } };
		return { kind: "add-demo", id, title: field("title"), industry, flow };
	},
	"remove-demo": ({ field }) => ({ kind: "remove-demo", id: field("demo") }),
	"add-report": async (form) => {
		const { newId: id, field, problems } = form;
		const file = form.formData.get("file");
		const refused = missing(form, "title");
		if (refused) return refused;
		if (!(file instanceof File) || file.size === 0) return { fieldErrors: { file: problems.file } };
		if (file.size > limits.report) return { fieldErrors: { file: problems.large } };
		const pdf = new Uint8Array(await file.arrayBuffer());
		if (!isPdf(pdf)) return { fieldErrors: { file: problems.file } };
		return { kind: "add-report", id, title: field("title"), pdf };
	},
	"remove-report": ({ field }) => ({ kind: "remove-report", id: field("report") }),
};

export const clientIntents: StaffIntents<[clientId: string]> = Object.fromEntries(
	Object.entries(readers).map(([intent, read]) => [
		intent,
		async (sent: StaffSubmission, clientId: string) => {
			const { services, db, actor, text, formData, field, to } = sent;
			const { runtime } = services;
			const newId = submissionId(formData, runtime);
			const clientForm = { field, formData, newId, problems: text.clients.problems };
			const change = tooLong(clientForm) ?? (await read(clientForm));
			if ("fieldErrors" in change) {
				const typed = Object.fromEntries(textFields(formData));
				return refuse(intent, { typed, fieldErrors: change.fieldErrors }, { item: field("project") });
			}
			const outcome = await changeClientPortal(db, runtime, actor, clientId, change);
			if (outcome === "unknown") return notFound();
			return redirectDone<"client">(to(`/clients/${encodeURIComponent(clientId)}`), doneOf(change));
		},
	]),
);

function doneOf(change: ClientChange): keyof StaffText["done"]["client"] {
	return change.kind === "milestone-done" && !change.done ? "milestone-undone" : change.kind;
}

function fieldsOf({ field }: ClientForm): ProjectFields {
	return {
		name: field("name"),
		product: field("product") || null,
		responsible: field("responsible"),
		status: projectStatuses.find((status) => status === field("status")) ?? "active",
		waitingFor: field("waiting") || null,
	};
}

const limitedFields = ["name", "product", "responsible", "waiting", "milestone", "update", "title"];

function tooLong({ field, problems }: ClientForm): RefusedForm | null {
	const long = limitedFields.filter((name) => field(name).length > limits.clientText);
	return problemsOf(long, problems.long);
}

function missing({ field, problems }: ClientForm, ...names: readonly string[]): RefusedForm | null {
	return problemsOf(
		names.filter((name) => !field(name)),
		problems.required,
	);
}

function problemsOf(names: readonly string[], words: string): RefusedForm | null {
	return names.length > 0 ? { fieldErrors: Object.fromEntries(names.map((name) => [name, words])) } : null;
}

function isDate(text: string): boolean {
	const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(text) : null;
	// 30 February would be read as a day of March.
	return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
