import { beforeAll, expect, it } from "vitest";
import { languages } from "../../../../content/language.ts";
import { en } from "../../../../content/proposal/en.ts";
import { es } from "../../../../content/proposal/es.ts";
import { writtenPhone } from "../../../contact/phone.ts";
import { industryName } from "../../../leads/industry-name.ts";
import { noFacts } from "../../../leads/lead.ts";
import { loadFonts } from "../fonts/faces.ts";
import { knownOf } from "./known.ts";

beforeAll(loadFonts);

const words = { es, en };

it.each(languages)("prints a telephone and an industry as mails write them (%s)", (language) => {
	const facts = { ...noFacts, phone: "+573001234567", industry: "hospitalidad-viajes" } as const;
	const known = knownOf(facts, language, words[language]);
	expect(known.phone).toBe("+57 300 123 4567");
	expect(known.phone).toBe(writtenPhone(facts.phone));
	expect(known.industry).toBe(industryName(facts, language));
	expect(knownOf(noFacts, language, words[language])).toMatchObject({ phone: null, industry: null });
});
