import { expect, it } from "vitest";
import { askScripted } from "../../../../tests/assistant/attacks/scripted-model.ts";

const asked = async (message: string) =>
	(await askScripted({ message, language: "es" }, () => "ANSWER price\n")).sent !== "";

it.each(["sí", "no", "Todavía no me mande nada, yo vuelvo y le escribo"])(
	"asks no model about «%s»: the guided understanding alone hears a yes, a no and a later",
	async (message) => {
		expect(await asked(message)).toBe(false);
	},
);

it("asks a model about a question", async () => {
	expect(await asked("¿y eso de la plata cómo lo manejan ustedes?")).toBe(true);
});
