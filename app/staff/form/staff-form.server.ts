import { createHash } from "node:crypto";
import type { RouterContextProvider } from "react-router";
import type { StaffText } from "../../../content/staff/schema.ts";
import type { Runtime } from "../../../domain/runtime.ts";
import {
	answerIntent,
	type Intents,
	readSentForm,
	redirectWith,
	type refuse,
	type SentForm,
	show,
} from "../../forms/answer-intent.server.ts";
import { formText } from "../../forms/read-form.server.ts";
import { submissionKeyName } from "../../forms/submission-key.ts";
import { notFound, staffRequest } from "../staff-request.server.ts";
import type { Secret } from "./shown-once.tsx";

/** A form that somebody of the team sent, and who they are. */
export type StaffSubmission = ReturnType<typeof staffRequest> & SentForm;

/** A redirect, or the same screen with what was typed. */
type StaffOutcome = Response | ReturnType<typeof refuse<Secret>>;

export type StaffIntents<Args extends unknown[] = [], Outcome = StaffOutcome> = Intents<
	StaffSubmission,
	Args,
	Outcome
>;

export async function readStaffSubmission(
	request: Request,
	context: Readonly<RouterContextProvider>,
): Promise<StaffSubmission> {
	return { ...staffRequest(request, context), ...(await readSentForm(request)) };
}

export async function answerStaffForm<Args extends unknown[]>(
	request: Request,
	context: Readonly<RouterContextProvider>,
	intents: StaffIntents<Args>,
	...args: Args
): Promise<StaffOutcome> {
	return (await answerIntent(intents, await readStaffSubmission(request, context), ...args)) ?? notFound();
}

/** Redirects to a screen that says what was done, in its words of `content/staff/done/`. */
export function redirectDone<Screen extends keyof StaffText["done"]>(
	path: string,
	done: keyof StaffText["done"][Screen] & string,
): Response {
	return redirectWith(path, done);
}

export function showOnce(message: string, secret: string) {
	return show<Secret>({ message, secret });
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
