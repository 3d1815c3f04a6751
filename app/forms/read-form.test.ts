import { expect, it } from "vitest";
import { forms } from "../../content/forms/list.ts";
import { contactForm } from "../pages/contact/contact-form.server.ts";
import { readForm } from "./read-form.server.ts";

const whole = { firstname: "Ana", lastname: "Ruiz", email: "ana@ruiz.co", consent: "on" };

async function read(fields: Record<string, string>, language: "es" | "en" = "es") {
	const body = new URLSearchParams(fields);
	return readForm(new Request("http://site.test/", { method: "POST", body }), contactForm, forms[language]);
}

async function problemsOf(fields: Record<string, string>, language: "es" | "en" = "es") {
	const outcome = await read({ ...whole, ...fields }, language);
	return outcome.kind === "refused" ? outcome.state.problems : {};
}

it("reads what is whole: trimmed, a phone as E.164, an empty optional field as null", async () => {
	const outcome = await read({ ...whole, firstname: "  Ana\u0000 ", phone: "310 456 7890" });
	expect(outcome).toMatchObject({
		kind: "read",
		values: { firstname: "Ana", phone: "+573104567890", company: null, service_interest: null },
	});
});

it("names each field that is wrong, in the page's language, and keeps what was typed", async () => {
	const outcome = await read({ firstname: "Ana", email: "ana", phone: "12", service_interest: "x" }, "en");
	if (outcome.kind !== "refused") throw new Error("It was read.");
	expect(Object.keys(outcome.state.problems)).toEqual([
		"lastname",
		"email",
		"phone",
		"service_interest",
		"consent",
	]);
	expect(outcome.state.problems.email).toBe(forms.en.problems.email);
	expect(outcome.state.typed).toMatchObject({ firstname: "Ana", email: "ana", phone: "12" });
});

it("says how long a field may be", async () => {
	expect((await problemsOf({ firstname: "x".repeat(5_000) })).firstname).toBe(
		"Es muy largo: caben 80 caracteres.",
	);
});

it("asks once about an address that looks mistyped, and takes it when it is sent again", async () => {
	const mistyped = { email: "ana@gmial.com" };
	expect((await problemsOf(mistyped)).email).toContain("ana@gmail.com");
	expect(await problemsOf({ ...mistyped, email_confirmed: "ana@gmial.com" })).toEqual({});
	expect((await problemsOf({ ...mistyped, email_confirmed: "other@gmial.com" })).email).toBeDefined();
});

it("refuses the field only programs fill in, and a body that is no form", async () => {
	expect(await problemsOf({ website: "http://spam.example" })).toEqual({ website: forms.es.problems.trap });
	const request = new Request("http://site.test/", { method: "POST", body: "{}" });
	expect((await readForm(request, contactForm, forms.es)).kind).toBe("refused");
});
