import type { AnswerControls, CardField, CardForm, ChatChoice, ProposalProgress } from "./card-form.ts";
import { isAddress, isRecord, readList, readString, type UnknownRecord } from "./read-value.ts";

export function readControls(body: UnknownRecord): AnswerControls {
	const { choices, quickReplies } = body;
	return {
		// A backend without choices sends its suggestions as plain sentences.
		choices: Array.isArray(choices) ? readList(choices, readChoice) : readSentences(quickReplies),
		form: parseCardForm(body.form),
		progress: isRecord(body.progress) ? readProgress(body.progress) : null,
	};
}

export function parseCardForm(form: unknown): CardForm | null {
	if (!isRecord(form)) return null;
	const { name, privacy } = form;
	const [title, submit, save] = [form.title, form.submit, form.save].map(readString);
	const [productsTitle, error] = [form.productsTitle, form.error].map(readString);
	const fields = readList(form.fields, readField);
	if ((name !== "contact" && name !== "summary") || !title || !submit || fields.length === 0) return null;
	const products = readList(form.products, readProduct);
	const skip = isRecord(form.skip) && readChoice(form.skip);
	const notice = isRecord(privacy) && readPrivacy(privacy);
	return {
		name,
		title,
		text: readString(form.text) ?? "",
		fields,
		submit,
		...(products.length > 0 && { products }),
		...(productsTitle && { productsTitle }),
		...(save && { save }),
		...(skip && { skip }),
		...(notice && { privacy: notice }),
		...(error && { error }),
	};
}

function readChoice({ value, label, quiet }: UnknownRecord): ChatChoice | null {
	const [choiceValue, choiceLabel] = [readString(value), readString(label)];
	return choiceValue && choiceLabel
		? { value: choiceValue, label: choiceLabel, ...(quiet === true && { quiet }) }
		: null;
}

function readSentences(sentences: unknown): ChatChoice[] {
	if (!Array.isArray(sentences)) return [];
	return sentences.filter(readString).map((sentence) => ({ value: sentence, label: sentence }));
}

const fieldTypes = ["text", "email", "tel", "textarea", "select"] as const;
const defaultMaxLength = 500;

function readField(field: UnknownRecord): CardField | null {
	const [name, label] = [readString(field.name), readString(field.label)];
	if (!name || !label) return null;
	const { maxLength } = field;
	const [autocomplete, error] = [readString(field.autocomplete), readString(field.error)];
	const options = readList(field.options, readOption);
	const type = fieldTypes.find((candidate) => candidate === field.type) ?? "text";
	return {
		name,
		label,
		value: readString(field.value) ?? "",
		type: type === "select" && options.length === 0 ? "text" : type,
		maxLength: typeof maxLength === "number" && maxLength > 0 ? maxLength : defaultMaxLength,
		...(autocomplete && { autocomplete }),
		...(options.length > 0 && { options }),
		...(field.required === true && { required: true }),
		...(error && { error }),
	};
}

function readOption({ value, label }: UnknownRecord): { value: string; label: string } | null {
	return typeof value === "string" && typeof label === "string" ? { value, label } : null;
}

function readProduct(product: UnknownRecord): { name: string; reason: string } | null {
	const name = readString(product.name);
	return name ? { name, reason: readString(product.reason) ?? "" } : null;
}

function readPrivacy({ text, linkText, url }: UnknownRecord): CardForm["privacy"] | null {
	const [sentence, link] = [readString(text), readString(linkText)];
	return sentence && link && isAddress(url) ? { text: sentence, linkText: link, url } : null;
}

const maxMarks = 12;

function readProgress({ done, total, label, see }: UnknownRecord): ProposalProgress | null {
	const sentence = readString(label);
	const choice = isRecord(see) ? readChoice(see) : null;
	if (!sentence || !choice || !isCount(done) || !isCount(total)) return null;
	return total <= maxMarks && done <= total ? { done, total, label: sentence, see: choice } : null;
}

export function isCount(value: unknown): value is number {
	return Number.isInteger(value) && Number(value) >= 0;
}
