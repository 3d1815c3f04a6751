import { fold } from "../text/text.ts";
import { english } from "../words/passing/en.ts";
import { spanish } from "../words/passing/es.ts";

/** What is said of a business, and is not its name. */

const all = [english, spanish];

const works = new RegExp(`^(?:${all.flatMap(({ worksWith }) => worksWith).join("|")})`);
const liked = all.map(
	({ likeness, goesOn }) => `(?:${likeness.map((one) => `(?:${one})`).join("|")})(?:[ .!]*$| (?:${goesOn}))`,
);
const like = new RegExp(`^(?:${liked.join("|")})`);
const ofFirm = all.map(
	({ firm, firmDoes }, at) =>
		new RegExp(`^(?:and |but |y |pero )?${firm} (?:${firmDoes}\\b|(?:is|was|es|era) (?:${liked[at]}))`),
);
const elsewhere = new RegExp(`\\b(?:${all.map(({ elsewhere }) => elsewhere).join("|")}) (?:[a-z'-]+ ){0,5}$`);

/** Whether the "from" or "at" that follows names where they buy, study or wait: "we buy our flour". Folded. */
export function placesElse(before: string): boolean {
	return elsewhere.test(before.slice(-80));
}

/** "We use HubSpot", "mostly on Instagram": what they work with. Folded. */
export function tellsOfTools(folded: string): boolean {
	return works.test(folded);
}

/** "Our company keeps me busy", "la empresa va bien": what it does and how it is. Folded. */
export function tellsOfFirm(folded: string): boolean {
	return ofFirm.some((pattern) => pattern.test(folded));
}

/** "Our company is growing", "mi empresa es familiar": what stands where the name would, as it was typed. */
export function isLikeness(name: string): boolean {
	// Who gives a name a capital means it as one: "My company is Growing".
	return name === name.toLowerCase() && like.test(fold(name));
}
