import { data, type RouterContextProvider } from "react-router";
import { limits } from "../../../config/limits.ts";
import { answerRightsRequest } from "../../../domain/privacy/answer-rights-request.ts";
import { rightsResults } from "../../../shared/rights.ts";
import type { FormState } from "../../forms/form-state.ts";
import { formText } from "../../forms/form-text.server.ts";
import { notFound, redirectDone, staffRequest } from "../staff-request.server.ts";

export type RightsState = { of: string; form: FormState };

export async function answerRequest(request: Request, context: Readonly<RouterContextProvider>) {
	const { services, db, actor, text, to } = staffRequest(request, context);
	const form = await request.formData().catch(() => new FormData());
	const given = (name: string) => formText(form, name).trim();
	const id = given("request");
	const typed = { result: given("result"), note: given("note") };
	const result = rightsResults.find((known) => known === typed.result);
	const { required, noteLong, answeredBefore } = text.rights;
	const wrong = typed.note ? (typed.note.length > limits.rightsAnswer ? noteLong : null) : required;
	if (!result || wrong) {
		const problems = { ...(!result && { result: required }), ...(wrong && { note: wrong }) };
		return data<RightsState>({ of: id, form: { typed, problems, failure: null } }, 400);
	}
	const outcome = await answerRightsRequest(db, services.runtime, actor, { id, result, note: typed.note });
	if (outcome === "unknown") return notFound();
	if (outcome === "answered") return redirectDone(to("/rights"), "answer");
	const failure = answeredBefore.replace("{author}", outcome.answeredBefore.author);
	return data<RightsState>({ of: id, form: { typed, problems: {}, failure } }, 409);
}
