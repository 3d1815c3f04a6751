import { expect, it } from "vitest";
import { askScripted, linesOf } from "../../../../tests/assistant/attacks/scripted-model.ts";
import { takeTurn } from "../../assistant.ts";
import { type DialogueState, startDialogue } from "../../dialogue/state.ts";

const introduced = "Hola, soy Ana Ruiz, mi teléfono es 3104567890";
const { state: known } = takeTurn({ state: startDialogue(), message: introduced, language: "es" });

async function isAsked(message: string, more: Partial<DialogueState> = {}): Promise<boolean> {
	const asking = { message, language: "es", state: { ...known, ...more } } as const;
	return (await askScripted(asking, () => "ANSWER price\n")).sent !== "";
}

it.each(linesOf("no-model.txt"))(
	"asks no model about «%s», which the guided understanding is certain of",
	async (message) => {
		expect(await isAsked(message)).toBe(false);
		expect(await isAsked(message, { awaiting: message === "no" ? null : "contact" })).toBe(false);
	},
);

it.each([
	["wants nothing kept", { asksNothing: true }],
	["revoked the consent", { consentRevoked: true }],
	["has the summary before their eyes", { awaiting: "summary" }],
	["types what a button says", { choices: [{ label: "¿Y eso cómo es?", value: "entry:price" }] }],
] as [string, Partial<DialogueState>][])("asks no model about somebody who %s", async (_, more) => {
	expect(await isAsked("¿y eso cómo es?", more)).toBe(false);
	expect(await isAsked("¿y eso cómo es?")).toBe(true);
});

it("asks a model about a question behind a yes", async () => {
	expect(await isAsked("Sí. ¿Y eso de la plata cómo lo manejan ustedes?")).toBe(true);
});
