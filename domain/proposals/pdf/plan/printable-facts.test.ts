import { beforeAll, expect, it } from "vitest";
import { en } from "../../../../content/proposal/en.ts";
import { es } from "../../../../content/proposal/es.ts";
import { languages } from "../../../../shared/language.ts";
import { writtenPhone } from "../../../contact/phone.ts";
import { noFacts } from "../../../leads/lead.ts";
import { industryName } from "../../../leads/names.ts";
import { loadFonts } from "../fonts/faces.ts";
import { printableFacts } from "./printable-facts.ts";

beforeAll(loadFonts);

const words = { es, en };

it.each(languages)("prints a telephone and an industry as mails write them (%s)", (language) => {
	const facts = { ...noFacts, phone: "+573001234567", industry: "hospitalidad-viajes" } as const;
	const known = printableFacts(facts, language, words[language], "Rumbo");
	expect(known.phone).toBe("+57 300 123 4567");
	expect(known.phone).toBe(writtenPhone(facts.phone));
	expect(known.industry).toBe(industryName(facts, language));
	expect(printableFacts(noFacts, language, words[language], "Rumbo")).toMatchObject({
		phone: null,
		industry: null,
	});
});

it.each([
	{ need: "Perdemos el 30% de las citas" },
	{ need: "Perdemos 3 millones al mes porque no hacemos seguimiento" },
	{ need: "La gente pregunta por el descuento y las clases gratis" },
	{ need: "We want it before January 15, free consultations included" },
	{ companySize: "2 mil asociados" },
	{ companySize: "600 afiliados, facturamos 80 millones al mes" },
	{ budget: "10% de lo que ahorremos" },
	{ budget: "$500 a month" },
	{ timing: "Antes del 15 de enero" },
	{ company: "Notaría 23 de Cali" },
])("prints as it was given %o", (given) => {
	expect(printableFacts({ ...noFacts, ...given }, "es", es, "Rumbo")).toMatchObject(given);
});

it("prints a need of several lines in one, without the letters that the fonts lack", () => {
	const need = "Queremos:\n- recordar recogidas\r\n- ¿y reseñas?\t“ya” 😀";
	expect(printableFacts({ ...noFacts, need }, "es", es, "Rumbo").need).toBe(
		"Queremos: - recordar recogidas - ¿y reseñas? “ya”",
	);
});

it.each([
	[
		"Mi paciente Juan, CC 1032456789, cel. 300 123 4567, juan@perez.co, no paga",
		"Mi paciente Juan, CC …, cel. …, … no paga",
	],
	["Que www.brisa.co conteste de noche", "Que … conteste de noche"],
	["Vendemos 20.000.000 al mes con 3 sedes", "Vendemos 20.000.000 al mes con 3 sedes"],
])("leaves the addresses and numbers of people out of «%s»", (need, printed) => {
	expect(printableFacts({ ...noFacts, need }, "es", es, "Rumbo").need).toBe(printed);
});
