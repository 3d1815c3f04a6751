import { z } from "zod";
import type { DialCountry } from "../../../content/assistant/countries.ts";
import { dialCodes } from "../../../content/assistant/countries.ts";
import type { FilledForm, FormButton, FormName } from "../../../shared/chat.ts";
import type { Language } from "../../../shared/language.ts";
import { type FactName, factNames } from "../../../shared/lead.ts";
import { likelyAddress, readEmail } from "../../contact/email.ts";
import { readPhone, writtenPhone } from "../../contact/phone.ts";
import type { LeadFacts } from "../../leads/lead.ts";
import { fillSentence, textsIn } from "../assistant-texts.ts";
import { type Command, correction } from "../commands.ts";
import { isIndustry } from "../dialogue/choices.ts";
import type { DialogueState } from "../dialogue/state.ts";
import { type FieldName, type FormContents, fieldLengths, phoneCountry } from "./fields.ts";

/** The commands of a filled form and the text that stands for it; or its problems, with what was typed. */
type ChatFormResult =
	| { kind: "read"; commands: Command[]; shown: string }
	| ({ kind: "refused" } & Required<FormContents>);

const plain = z.string().catch("").transform(withoutInvisible);
const line = plain.transform((text) => withoutInvisible(text.replace(/[<>]+/g, " ")));
const fields = z.object({
	name: line,
	email: plain,
	country: plain,
	phone: line,
	company: line,
	industry: plain,
	need: line,
	companySize: line,
	budget: line,
	timing: line,
} satisfies Record<FieldName, z.ZodType>);

type Values = z.infer<typeof fields>;
type Errors = Partial<Record<FieldName, string>>;

/** Reads a form of the chat. Every error is in the form's language, at its field. @param state what is known already. */
export function readChatForm(
	form: FilledForm,
	state: Pick<DialogueState, "facts" | "country">,
	language: Language,
): ChatFormResult {
	const typed = fields.parse(form.values);
	const values = moveMisplacedContact({ ...typed, country: typed.country || phoneCountry(state) });
	const errors = { ...tooLong(values, language), ...errorsIn(form.form, values, language) };
	if (Object.keys(errors).length > 0) return { kind: "refused", values, errors };
	return form.form === "contact"
		? readContactForm(values)
		: readSummaryForm(values, state.facts, form.press, language);
}

function moveMisplacedContact(values: Values): Values {
	const moved = { ...values };
	for (const name of ["name", "company", "need", "timing"] as const) {
		const isEmail = readEmail(moved[name]).kind === "read";
		const isPhone = phoneOf({ ...values, phone: moved[name] }).kind === "read" && !/\p{L}/u.test(moved[name]);
		const own = isEmail ? "email" : isPhone ? "phone" : null;
		if (own && !moved[own]) Object.assign(moved, { [own]: moved[name], [name]: "" });
	}
	return moved;
}

function errorsIn(form: FormName, values: Values, language: Language): Errors {
	const { errors } = textsIn(language).forms;
	const found: Errors = {};
	const emailError = values.email ? wrongEmail(values.email, language) : null;
	if (emailError) found.email = emailError;
	if (!values.email && !values.phone) found.email = errors.contact;
	const phone = values.phone ? phoneOf(values) : null;
	if (phone?.kind === "unreadable") found.phone = errors[phone.problem];
	if (form === "contact") return found;
	for (const name of ["name", "need"] as const) if (!values[name]) found[name] = errors.required;
	if (!isIndustry(values.industry)) found.industry = errors.required;
	return found;
}

function tooLong(values: Values, language: Language): Errors {
	const { long } = textsIn(language).forms.errors;
	const names = fields.keyof().options.filter((name) => values[name].length > fieldLengths[name]);
	return Object.fromEntries(names.map((name) => [name, fillSentence(long, { limit: fieldLengths[name] })]));
}

function wrongEmail(email: string, language: Language): string | null {
	const { errors } = textsIn(language).forms;
	const read = readEmail(email);
	if (read.kind === "unreadable") return errors[read.problem];
	const meant = likelyAddress(read.email);
	return meant ? fillSentence(errors.emailGuess, { value: meant }) : null;
}

function phoneOf({ country, phone }: Values) {
	return readPhone(phone, [countryOf(country)]);
}

function countryOf(code: string): DialCountry {
	return dialCodes.map(([country]) => country).find((country) => country === code) ?? "CO";
}

function readContactForm(values: Values): ChatFormResult {
	const commands = (["name", "company", "email", "phone"] as const).flatMap((fact): Command[] => {
		const value = normalisedValue(fact, values);
		return value ? [correction(fact, value)] : [];
	});
	const phone = normalisedValue("phone", values);
	const shownPhone = morePhones(values) || (phone && writtenPhone(phone));
	const shown = [values.name, values.company, values.email, shownPhone].filter(Boolean).join(" · ");
	return { kind: "read", commands, shown };
}

function readSummaryForm(
	values: Values,
	facts: LeadFacts,
	press: FormButton,
	language: Language,
): ChatFormResult {
	const { submit, save } = textsIn(language).forms.summary;
	const changes = factNames.flatMap((fact): Command[] => {
		const value = normalisedValue(fact, values);
		if (value === (facts[fact] ?? "")) return [];
		return [value ? correction(fact, value) : { kind: "forget-fact", fact }];
	});
	const isMade = press === "make";
	const wanted: Command = { kind: "request", what: isMade ? "confirmed-proposal" : "summary" };
	const shown = [isMade ? submit : save, morePhones(values)].filter(Boolean).join(" · ");
	return { kind: "read", commands: [...changes, wanted], shown };
}

function normalisedValue(fact: FactName, values: Values): string {
	if (fact === "email") {
		const read = readEmail(values.email);
		return read.kind === "read" ? read.email : "";
	}
	if (fact !== "phone") return values[fact];
	const read = phoneOf(values);
	return read.kind === "read" ? read.phone : "";
}

/** Returns the telephone as it was typed, if it is more than one number: the conversation keeps all. */
function morePhones(values: Values): string {
	const read = phoneOf(values);
	return read.kind === "read" && read.rest ? values.phone : "";
}

function withoutInvisible(text: string): string {
	return text
		.normalize("NFC")
		.replace(/\p{Cf}+/gu, "")
		.replace(/[\p{Cc}\s]+/gu, " ")
		.trim();
}
