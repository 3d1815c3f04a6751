import { expect, it } from "vitest";
import { forms } from "../../content/forms/list.ts";
import { contactFormSchema } from "../pages/contact/contact-form.server.ts";
import { rightsForm } from "../pages/legal/rights-form.server.ts";
import { readForm } from "./read-form.server.ts";

const whole = { firstname: "Ana", lastname: "Ruiz", email: "ana@ruiz.co", consent: "on" };

async function read(fields: Record<string, string>, language: "es" | "en" = "es") {
	const body = new URLSearchParams(fields);
	const request = new Request("http://site.test/", { method: "POST", body });
	return readForm(request, contactFormSchema(language), forms[language]);
}

async function fieldErrorsOf(fields: Record<string, string>, language: "es" | "en" = "es") {
	const outcome = await read({ ...whole, ...fields }, language);
	return outcome.kind === "refused" ? outcome.state.fieldErrors : {};
}

it("reads a valid form: trimmed, a phone as E.164, an empty optional field as null", async () => {
	const outcome = await read({ ...whole, firstname: "  Ana\u0000 ", phone: "310 456 7890" });
	expect(outcome).toMatchObject({
		kind: "read",
		values: { firstname: "Ana", phone: "+573104567890", company: null, service_interest: null },
	});
});

it("names each field that is wrong, in the page's language, and keeps what was typed", async () => {
	const outcome = await read({ firstname: "Ana", email: "ana", phone: "12", service_interest: "x" }, "en");
	if (outcome.kind !== "refused") throw new Error("It was read.");
	expect(Object.keys(outcome.state.fieldErrors)).toEqual([
		"lastname",
		"email",
		"phone",
		"service_interest",
		"consent",
	]);
	expect(outcome.state.fieldErrors.email).toBe(forms.en.problems.email);
	expect(outcome.state.typed).toMatchObject({ firstname: "Ana", email: "ana", phone: "12" });
});

it("says how long a field may be", async () => {
	expect((await fieldErrorsOf({ firstname: "x".repeat(5_000) })).firstname).toBe(
		"Es muy largo: caben 80 caracteres.",
	);
});

it("asks once about an address that looks mistyped, and takes it when it is sent again", async () => {
	const mistyped = { email: "ana@gmial.com" };
	expect((await fieldErrorsOf(mistyped)).email).toContain("ana@gmail.com");
	expect(await fieldErrorsOf({ ...mistyped, email_confirmed: "ana@gmial.com" })).toEqual({});
	expect((await fieldErrorsOf({ ...mistyped, email_confirmed: "other@gmial.com" })).email).toBeDefined();
});

it("refuses the field only programs fill in, and a body that is no form", async () => {
	expect(await fieldErrorsOf({ website: "http://spam.example" })).toEqual({
		website: forms.es.problems.trap,
	});
	const request = new Request("http://site.test/", { method: "POST", body: "{}" });
	expect((await readForm(request, contactFormSchema("es"), forms.es)).kind).toBe("refused");
});

it("takes an American number as people write it there, on English pages only", async () => {
	for (const phone of ["(415) 555-0100", "415 555 0100"]) {
		expect(await read({ ...whole, phone }, "en")).toMatchObject({ values: { phone: "+14155550100" } });
		expect(await fieldErrorsOf({ phone })).toEqual({ phone: forms.es.problems.phone });
	}
	expect(await read({ ...whole, phone: "310 456 7890" }, "en")).toMatchObject({
		values: { phone: "+573104567890" },
	});
});

it.each([
	["316 1234 5678", "phoneLong"],
	["300 123 456", "phoneShort"],
	["123 456 7890", "phone"],
] as const)("says in both languages why %j is no telephone, and keeps it", async (phone, problem) => {
	for (const language of ["es", "en"] as const) {
		const outcome = await read({ ...whole, phone }, language);
		expect(outcome).toMatchObject({
			kind: "refused",
			state: { fieldErrors: { phone: forms[language].problems[problem] }, typed: { phone } },
		});
	}
});

it("keeps an extension", async () => {
	const outcome = await read({ ...whole, phone: "601 744 1234 ext. 12" });
	expect(outcome).toMatchObject({ values: { phone: "+576017441234;ext=12" } });
});

it.each([
	["ana@ejemplo.co\u200b", "ana@ejemplo.co"],
	["ventas@peñalosa.co", "ventas@peñalosa.co"],
	["ana＠ejemplo.co", "ana@ejemplo.co"],
	["p&g@empresa.co", "p&g@empresa.co"],
])("takes the address %j", async (email, expected) => {
	expect(await read({ ...whole, email })).toMatchObject({ kind: "read", values: { email: expected } });
});

it("says what is wrong with an address, and keeps what was typed", async () => {
	for (const [email, problem] of [
		["josé@ejemplo.co", "emailLetter"],
		["ana@ejemplo.co luis@ejemplo.co", "emailSeveral"],
		["ana@ejemplo", "email"],
	] as const)
		expect(await read({ ...whole, email }, "en")).toMatchObject({
			state: { fieldErrors: { email: forms.en.problems[problem] }, typed: { email } },
		});
});

it("names an address that looks mistyped in its place among the others", async () => {
	const fieldErrors = await fieldErrorsOf({
		lastname: "",
		email: "ana@gmial.com",
		consent: "",
		website: "x",
	});
	expect(Object.keys(fieldErrors)).toEqual(["lastname", "email", "consent", "website"]);
});

it("refuses words as the number of a document, and says so beside the other problems", async () => {
	const documentProblem = async (document_type: string, document_number: string) => {
		const body = new URLSearchParams({ document_type, document_number });
		const request = new Request("http://site.test/", { method: "POST", body });
		const outcome = await readForm(request, rightsForm, forms.es);
		if (outcome.kind === "read") throw new Error("It was read.");
		expect(outcome.state.fieldErrors.name).toBe(forms.es.problems.required);
		return outcome.state.fieldErrors.document_number;
	};
	for (const [type, number] of [
		["cc", "hello!! no number"],
		["cc", "AB123456"],
		["nit", "900.123.456-X"],
		["ce", "ninguna"],
		["passport", "¿cuál?"],
	] as const)
		expect(await documentProblem(type, number), number).toBe(forms.es.problems.document);
	for (const [type, number] of [
		["cc", "52.123.456"],
		["nit", "900.123.456-7"],
		["ce", "E 345678"],
		["passport", "AV123456"],
	] as const)
		expect(await documentProblem(type, number), number).toBeUndefined();
	expect(await documentProblem("cc", "")).toBe(forms.es.problems.required);
});
