import { expect, it } from "vitest";
import { startDialogue } from "../dialogue.ts";
import { openDesk } from "./desk.ts";

it("answers a model that goes round in circles so many times a turn and no more", () => {
	const desk = openDesk(startDialogue(), "es", "soy Ana, ana@brisa.co");
	const answers = Array.from({ length: 40 }, () => desk.searchSite("¿con qué se integra?").length);
	expect(answers[0]).toBeGreaterThan(0);
	expect(answers.filter((found) => found > 0).length).toBeLessThanOrEqual(12);
	expect(desk.saveFacts({ email: "ana@brisa.co" }).saved).toEqual([]);
});

it("saves nothing that the visitor declined to give", () => {
	const said = "soy Ana, mi correo es ana@brisa.co";
	const facts = { email: "ana@brisa.co" };
	expect(openDesk(startDialogue(), "es", said).saveFacts(facts).saved).toEqual(["email"]);
	const declined = { ...startDialogue(), declined: ["email" as const] };
	expect(openDesk(declined, "es", said).saveFacts(facts)).toEqual({ saved: [], refused: ["email"] });
});
