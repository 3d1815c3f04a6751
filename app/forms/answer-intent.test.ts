import { expect, it } from "vitest";
import {
	answerIntent,
	outcomeText,
	readOutcome,
	readSentForm,
	redirectWith,
} from "./answer-intent.server.ts";

const intents = {
	note: async ({ field }: { field(name: string): string }, lead: string) => lead + field("note"),
};

const sent = (body: BodyInit) =>
	readSentForm(new Request("https://rumbo.example/", { method: "POST", body }));

it("answers a form by its intent, with the id that its screen has", async () => {
	const form = await sent(new URLSearchParams({ intent: "note", note: " llamar " }));
	expect(await answerIntent(intents, form, "Ana: ")).toBe("Ana: llamar");
});

it.each(["", "constructor", "toString"])("has no answer to the intent «%s»", async (intent) => {
	expect(await answerIntent(intents, await sent(new URLSearchParams({ intent })), "")).toBeNull();
});

it("treats a body that is no form as a form without fields", async () => {
	const form = await sent("{");
	expect([form.intent, form.field("note"), [...form.formData]]).toEqual(["", "", []]);
});

it("names the outcome of a form, and none that the screen does not know", () => {
	const location = redirectWith("/leads?state=new", "note").headers.get("location") ?? "";
	const { searchParams } = new URL(location, "https://rumbo.example");
	expect(readOutcome(searchParams, intents)).toBe("note");
	expect(outcomeText(searchParams, { note: "Listo." })).toBe("Listo.");
	expect(outcomeText(new URLSearchParams("done=constructor"), { note: "Listo." })).toBeNull();
	expect(outcomeText(new URLSearchParams(), { note: "Listo." })).toBeNull();
});
