import { data, type RouterContextProvider } from "react-router";
import { changeClient } from "../../../domain/portal/change-client.ts";
import type { FormState } from "../../forms/form-state.ts";
import { formText } from "../../forms/form-text.server.ts";
import { notFound, redirectDone, staffRequest } from "../staff-request.server.ts";
import { submissionId } from "../submission-id.server.ts";
import { readClientForm } from "./client-forms.server.ts";

export type ClientState = { intent: string; of: string; form: FormState };

export async function answerClientChange(
	request: Request,
	context: Readonly<RouterContextProvider>,
	clientId: string,
) {
	const { services, db, actor, text, to } = staffRequest(request, context);
	const { runtime, settings } = services;
	const form = await request.formData().catch(() => new FormData());
	const field = (name: string) => formText(form, name).trim();
	const intent = field("intent");
	const change = await readClientForm(intent, {
		field,
		file: form.get("file"),
		id: submissionId(form, runtime),
		problems: text.clients.problems,
	});
	if (!change) return notFound();
	if ("problems" in change) {
		const typed = Object.fromEntries(
			[...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
		);
		const state = { intent, of: field("project"), form: { typed, problems: change.problems, failure: null } };
		return data<ClientState>(state, 400);
	}
	const { timeZone } = settings.brand;
	const outcome = await changeClient(db, runtime, { actor, timeZone }, clientId, change);
	if (outcome === "unknown") return notFound();
	return redirectDone(to(`/clients/${encodeURIComponent(clientId)}`), intent);
}
