import { expect, it } from "vitest";
import type { Language } from "../../../content/language.ts";
import { site } from "../../../content/site.ts";
import { factNames } from "../../leads/lead.ts";
import { type DialogueState, startDialogue } from "../dialogue.ts";
import { openDesk as openDeskOf } from "./desk.ts";

const openDesk = (state: DialogueState, language: Language, said: string) =>
	openDeskOf(state, language, said, site);

it("answers a model that goes round in circles so many times a turn and no more", () => {
	const desk = openDesk(startDialogue(), "es", "soy Ana, ana@brisa.co");
	const answers = Array.from({ length: 40 }, () => desk.searchSite("¿con qué se integra?").found.length);
	expect(answers[0]).toBeGreaterThan(0);
	expect(answers.filter((found) => found > 0).length).toBeLessThanOrEqual(12);
	expect(desk.saveFacts({ email: "ana@brisa.co" }).saved).toEqual([]);
});

it("says that a search found nothing: to be tried once more, then to be told", () => {
	const desk = openDesk(startDialogue(), "en", "");
	expect(desk.searchSite("pizza recipe")).toEqual({ found: [], advice: expect.stringMatching(/once more/) });
	expect(desk.searchSite("languages").advice).toBeNull();
	expect(desk.searchSite("qwertyuiop").advice).toMatch(/does not say it.*a person/);
});

it("tells how the firm is reached under the brand it runs as", () => {
	const brand = { product: "Brisa", email: "ventas@brisa.co", phone: "+57 1 234" };
	const desk = openDeskOf(startDialogue(), "es", "", brand);
	const texts = (query: string) => desk.searchSite(query).found.map(({ text }) => text);
	expect(texts("teléfono correo")[0]).toMatch(/ventas@brisa\.co.*\+57 1 234/);
	expect(texts("nosotros").join(" ")).toContain("El equipo detrás de Brisa");
});

it("saves nothing that the visitor declined to give", () => {
	const said = "soy Ana, mi correo es ana@brisa.co";
	const facts = { email: "ana@brisa.co" };
	expect(openDesk(startDialogue(), "es", said).saveFacts(facts).saved).toEqual(["email"]);
	const declined = { ...startDialogue(), declined: ["email" as const] };
	expect(openDesk(declined, "es", said).saveFacts(facts)).toEqual({ saved: [], refused: ["email"] });
});

it("keeps every fact that was told, and stands by it when it is asked", () => {
	const said =
		"Soy Ana Gómez, del Hotel Brisa, ana@brisa.co, 315 202 4567. Tenemos un hotel, somos 20 personas y perdemos reservas de noche. Tenemos 10 millones, para enero.";
	const told = {
		...{ name: "Ana Gómez", email: "ana@brisa.co", phone: "315 202 4567", company: "Hotel Brisa" },
		...{ industry: "hospitalidad-viajes", need: "perdemos reservas de noche" },
		...{ companySize: "20 personas", budget: "10 millones", timing: "para enero" },
	} as const;
	const desk = openDesk(startDialogue(), "es", said);
	expect(desk.saveFacts(told)).toEqual({ saved: [...factNames], refused: [] });
	const { facts } = desk.outcome().state;
	expect(facts).toMatchObject({
		...{ name: "Ana Gómez", email: "ana@brisa.co", phone: "+573152024567", company: "Hotel Brisa" },
		industry: "hospitalidad-viajes",
	});
	for (const fact of factNames) expect(facts[fact], fact).not.toBeNull();
	expect(desk.qualify()).toMatchObject({ status: "qualified", missing: [] });
});

it("saves no fact that the visitor did not tell: no part of an address, no digits from here and there, no trade", () => {
	const saved = (said: string, facts: Parameters<ReturnType<typeof openDesk>["saveFacts"]>[0]) =>
		openDesk(startDialogue(), "es", said).saveFacts(facts).saved;
	expect(saved("no es juana@brisa.co", { email: "ana@brisa.co" })).toEqual([]);
	expect(saved("es ana@brisa.com.", { email: "ana@brisa.co" })).toEqual([]);
	expect(saved("es ana@brisa.co.", { email: "ana@brisa.co" })).toEqual(["email"]);
	expect(saved("tuvimos 315 reservas en 2024 y 5678 en 2025", { phone: "3152024567" })).toEqual([]);
	expect(saved("mi cel es 315 202 4567", { phone: "3152024567" })).toEqual(["phone"]);
	expect(saved("perdemos reservas de noche", { industry: "automotriz-aftermarket" })).toEqual([]);
	expect(saved("tengo un taller de motos", { industry: "automotriz-aftermarket" })).toEqual(["industry"]);
});
