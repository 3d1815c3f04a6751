import { createHash } from "node:crypto";
import { data, type RouterContextProvider } from "react-router";
import type { Runtime } from "../../../domain/runtime.ts";
import { formText, readFormData } from "../../forms/form-data.server.ts";
import { emptyForm, type FormState } from "../../forms/form-state.ts";
import { submissionKeyName } from "../../forms/submission-key.ts";
import { notFound, staffRequest } from "../staff-request.server.ts";
import type { StaffAnswer } from "./staff-answer.ts";

/** A form that somebody of the team sent, and who they are. */
export type StaffForm = ReturnType<typeof staffRequest> & {
	formData: FormData;
	/** What the pressed button asks for. */
	intent: string;
	/** A field without spaces around it; "" when it was not sent. */
	field(name: string): string;
};

/** What a form leads to: on, by a redirect, or back to its screen. */
export type StaffFormOutcome = Response | ReturnType<typeof refuse>;

/** The forms of a screen, by their intent. `Of` is what the screen is of, such as a lead's id. */
export type Intents<Of extends unknown[] = []> = Readonly<
	Record<string, (form: StaffForm, ...of: Of) => Promise<StaffFormOutcome>>
>;

export async function readStaffForm(
	request: Request,
	context: Readonly<RouterContextProvider>,
): Promise<StaffForm> {
	const formData = await readFormData(request);
	const field = (name: string) => formText(formData, name).trim();
	return { ...staffRequest(request, context), formData, intent: field("intent"), field };
}

/** Answers a form by its intent. An intent that the screen does not have is not found. */
export async function answerStaffForm<Of extends unknown[]>(
	request: Request,
	context: Readonly<RouterContextProvider>,
	intents: Intents<Of>,
	...of: Of
): Promise<StaffFormOutcome> {
	const form = await readStaffForm(request, context);
	const answer = Object.hasOwn(intents, form.intent) ? intents[form.intent] : undefined;
	return answer ? answer(form, ...of) : notFound();
}

/** Shows a refused form again, with what was typed and what is wrong. @param of which of several forms of one intent. */
export function refuse(intent: string, wrong: Partial<FormState>, { of = "", status = 400 } = {}) {
	return data<StaffAnswer>({ intent, of, form: { ...emptyForm, ...wrong }, shown: null }, status);
}

/** Shows in the answer what is stored nowhere, such as a password. */
export function showOnce(message: string, secret: string | null = null) {
	return data<StaffAnswer>({ intent: "", of: "", form: emptyForm, shown: { message, secret } });
}

/** Derives an id from a form with a submission key. A form that is sent twice gets the same id and is stored once. */
export function submissionId(form: FormData, { newId }: Pick<Runtime, "newId">): string {
	if (!formText(form, submissionKeyName)) return newId();
	const fields = [...form].map(([name, value]) => [
		name,
		typeof value === "string" ? value : [value.name, value.size],
	]);
	return createHash("sha256").update(JSON.stringify(fields)).digest("base64url").slice(0, 24);
}
