import { expect, test } from "vitest";
import type { ChatForm } from "../../../shared/chat.ts";
import { noControls, type ReceivedTranscript } from "../client/conversation-types.ts";
import { readFilledForm, shownText, withRefusedForm } from "./filled-card.ts";

const text = (name: string) => ({ name, label: name, type: "text", value: "", maxLength: 100 }) as const;
const contact: ChatForm = {
	name: "contact",
	title: "¿A quién?",
	text: "",
	submit: "Listo",
	fields: ["name", "company", "email", "phone"].map(text),
};
const summary: ChatForm = {
	name: "summary",
	title: "Esto va",
	text: "",
	submit: "Hacer la propuesta",
	save: "Guardar cambios",
	fields: [text("need")],
};

function posted(...entries: [string, string][]): FormData {
	const data = new FormData();
	for (const [name, value] of entries) data.append(name, value);
	return data;
}

test("a proposal is made by its button alone", () => {
	const page = ["submission-key", "a-key-of-this-page"] as [string, string];
	const pressOf = (...entries: [string, string][]) => readFilledForm(summary, posted(page, ...entries)).press;
	expect(pressOf(["press", "make"])).toBe("make");
	expect(pressOf(["press", "save"])).toBe("save");
	expect(pressOf()).toBe("save");
});

test("only the fields of the form are taken", () => {
	const data = posted(["email", "ana@brisa.co"], ["form", "contact"], ["other", "x"]);
	expect(readFilledForm(contact, data)).toEqual({
		kind: "form",
		form: "contact",
		press: "save",
		values: { name: "", company: "", email: "ana@brisa.co", phone: "" },
	});
});

test("who fills in the contact form says who they are, and who presses a button of the summary says the button", () => {
	const filled = readFilledForm(
		contact,
		posted(["name", "Ana"], ["company", "Brisa"], ["phone", " "], ["email", "a@b.co"]),
	);
	expect(shownText(contact, filled)).toBe("Ana · Brisa · a@b.co");
	expect(shownText(contact, readFilledForm(contact, posted()))).toBe("Listo");
	expect(shownText(summary, readFilledForm(summary, posted(["press", "make"])))).toBe("Hacer la propuesta");
	expect(shownText(summary, readFilledForm(summary, posted(["press", "save"])))).toBe("Guardar cambios");
});

const transcript: ReceivedTranscript = {
	...noControls,
	conversationToken: "c1",
	messages: [],
	colleague: null,
	form: contact,
};

test("a form with errors replaces the one that was shown", () => {
	const card = { ...contact, fields: [{ ...text("email"), error: "Le falta el final" }] };
	expect(withRefusedForm(transcript, { form: card, values: { email: "ana@" } }).form).toBe(card);
});

test("values are shown again when they could not be stored for another reason", () => {
	const shown = withRefusedForm(transcript, { values: { email: "ana@brisa.co" } });
	expect(shown.form?.fields.map(({ name, value }) => [name, value])).toEqual([
		["name", ""],
		["company", ""],
		["email", "ana@brisa.co"],
		["phone", ""],
	]);
});

test("a refused message leaves the conversation as it is", () => {
	expect(withRefusedForm(transcript, {})).toBe(transcript);
});
