import { data, redirect } from "react-router";
import { emptyForm, type FormAnswer, type FormState } from "./form-state.ts";
import { formText, readFormData } from "./read-form.server.ts";

export type SentForm = {
	formData: FormData;
	intent: string;
	/** A field without spaces around it; "" when it was not sent. */
	field(name: string): string;
};

/** The forms of a screen, by their intent. `Args` is what each also gets, such as a lead's id. */
export type Intents<Form extends SentForm, Args extends unknown[], Outcome> = Readonly<
	Record<string, (form: Form, ...args: Args) => Promise<Outcome>>
>;

export async function readSentForm(request: Request): Promise<SentForm> {
	const formData = await readFormData(request);
	const field = (name: string) => formText(formData, name).trim();
	return { formData, intent: field("intent"), field };
}

/** Answers a form by its intent; null for one that the screen does not have. */
export async function answerIntent<Form extends SentForm, Args extends unknown[], Outcome>(
	intents: Intents<Form, Args, Outcome>,
	form: Form,
	...args: Args
): Promise<Outcome | null> {
	const answer = Object.hasOwn(intents, form.intent) ? intents[form.intent] : undefined;
	return answer ? answer(form, ...args) : null;
}

type Refusal<Shown> = {
	item?: string;
	status?: number;
	shown?: Shown | null;
};

export function refuse<Shown = never>(
	intent: string,
	wrong: Partial<FormState>,
	{ item = "", status = 400, shown = null }: Refusal<Shown> = {},
) {
	return data<FormAnswer<Shown>>({ intent, item, form: { ...emptyForm, ...wrong }, shown }, status);
}

/** Shows in the answer what is stored nowhere, such as a password. */
export function show<Shown>(shown: Shown, typed: FormState["typed"] = {}) {
	return data<FormAnswer<Shown>>({ intent: "", item: "", form: { ...emptyForm, typed }, shown });
}

type OutcomeParameter = "done" | "unchanged";

export function redirectWith(path: string, outcome: string, parameter: OutcomeParameter = "done") {
	const separator = path.includes("?") ? "&" : "?";
	return redirect(`${path}${separator}${parameter}=${encodeURIComponent(outcome)}`, 303);
}

/** The outcome in the address, if it is one of the known. */
export function readOutcome<Known extends string>(
	searchParams: URLSearchParams,
	known: Readonly<Record<Known, unknown>>,
	parameter: OutcomeParameter = "done",
): Known | null {
	const isOutcome = (name: string): name is Known => name === searchParams.get(parameter);
	return Object.keys(known).find(isOutcome) ?? null;
}

export function outcomeText(
	searchParams: URLSearchParams,
	sentences: Readonly<Record<string, string>>,
	parameter?: OutcomeParameter,
): string | null {
	const outcome = readOutcome(searchParams, sentences, parameter);
	return outcome === null ? null : (sentences[outcome] ?? null);
}
