import { beforeAll, describe, expect, it } from "vitest";
import { products } from "../../../../content/products/list.ts";
import { site } from "../../../../content/site.ts";
import { type Language, languages } from "../../../../shared/language.ts";
import { readPdf } from "../../../../tests/support/read-pdf.ts";
import { proposalFor } from "../../../../tests/support/samples/proposals.ts";
import { needs, sectorWords, trades } from "../../../../tests/support/samples/trades.ts";
import { noFacts } from "../../../leads/lead.ts";
import { loadFonts } from "../fonts/faces.ts";
import { renderDocument } from "../render.tsx";
import { type Brief, proposalBrief } from "./brief.ts";
import { holdsAnyPattern } from "./themes.ts";

beforeAll(loadFonts);

/** The words of other sectors in a text, beside those which the visitor said, the names of products and the brand's slogan. */
function foreignWords(text: string, told: string, language: Language): string[] {
	const ownNames = [...products.map((each) => each.text[language].name), site.tagline[language]];
	const said = ownNames.reduce((left, name) => left.replaceAll(name, " "), text);
	const isTold = ({ es, en }: (typeof sectorWords)[number]) => holdsAnyPattern(told, [...es, ...en]);
	return sectorWords
		.filter((words) => holdsAnyPattern(said, words[language]) && !isTold(words))
		.flatMap((words) => words[language].slice(0, 1));
}

/** What a proposal chooses to say to one lead. */
function chosenIn({ answer, products, claims, words }: Brief): string {
	const figures = claims.map((claim) => Object.values(words.figures.claims[claim]).join(". "));
	return [answer, ...products.flatMap(({ does, reason }) => [does, reason]), ...figures].join(" ");
}

describe("a proposal names no sector that neither the trade nor the need names", () => {
	it.each(trades.map(({ company, ...trade }) => [company, trade] as const))(
		"to %s",
		(company, { industry, says }) => {
			for (const language of languages)
				for (const need of needs) {
					const lead = { ...noFacts, name: "Ana", company, industry, need: need[language] };
					const brief = proposalBrief(proposalFor(lead, language));
					const told = `${says} ${company} ${need.es} ${need.en}`;
					const foreign = foreignWords(chosenIn(brief), told, language);
					expect(foreign, `${need[language]}: ${chosenIn(brief)}`).toEqual([]);
					expect(brief.known.need?.toLowerCase()).toBe(need[language].toLowerCase());
					expect(brief.known.company).toBe(company);
				}
		},
	);

	it.each(languages)("nor anywhere on its pages (%s)", async (language: Language) => {
		const { text } = await readPdf(await renderDocument(proposalFor({ ...noFacts, name: "Ana" }, language)));
		expect(foreignWords(text, "", language)).toEqual([]);
		expect(text).not.toMatch(/\b(?:undefined|null|NaN|you mentioned|mencionaste|nos hablaste)\b/i);
	});
});
