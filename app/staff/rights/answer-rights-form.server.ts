import type { RouterContextProvider } from "react-router";
import { limits } from "../../../config/limits.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import { answerRightsRequest } from "../../../domain/privacy/answer-rights-request.ts";
import { rightsResults } from "../../../shared/rights.ts";
import { refuse } from "../../forms/answer-intent.server.ts";
import { readStaffSubmission, redirectDone } from "../form/staff-form.server.ts";
import { notFound } from "../staff-request.server.ts";

export async function answerRightsForm(request: Request, context: Readonly<RouterContextProvider>) {
	const { services, db, actor, text, to, field, intent, linkWay } = await readStaffSubmission(
		request,
		context,
	);
	const id = field("request");
	const typed = { result: field("result"), note: field("note") };
	const result = rightsResults.find((known) => known === typed.result);
	const { required, noteLong, answeredBefore } = text.rights;
	const wrong = typed.note ? (typed.note.length > limits.rightsAnswer ? noteLong : null) : required;
	if (!result || wrong) {
		const fieldErrors = { ...(!result && { result: required }), ...(wrong && { note: wrong }) };
		return refuse(intent, { typed, fieldErrors }, { item: id });
	}
	const outcome = await answerRightsRequest(db, services.runtime, actor, { id, result, note: typed.note });
	if (outcome === "unknown") return notFound();
	if (outcome === "answered")
		return redirectDone<"rights">(to("/rights"), linkWay === "mail" ? "answer" : "answer-unmailed");
	const failure = fillBlanks(answeredBefore, { author: outcome.answeredBefore.author });
	return refuse(intent, { typed, formError: failure }, { item: id, status: 409 });
}
