import type { Brand } from "../../../config/env.ts";
import { emails } from "../../../content/emails/list.ts";
import { products } from "../../../content/products/list.ts";
import type { Language } from "../../../shared/language.ts";
import { askableFacts } from "../../../shared/lead.ts";
import type { Lead } from "../../leads/lead.ts";
import { spokenName } from "../../leads/names.ts";
import { productFor } from "../../proposals/pdf/plan/recommend.ts";
import { fillLetter } from "./letter.ts";

/**
 * Suggests what to say on the first call to a lead, line by line, in the order of the call.
 * @param language the staff's; the first line names the visitor's.
 */
export function firstCall(lead: Lead, brand: Brand, language: Language): string[] {
	const { firstCall: words } = emails[language].salesNotice;
	const name = spokenName(lead.name);
	const values = { name: name ?? "", product: brand.product, need: shortened(lead.need ?? "") };
	const opening = words.openings[lead.source];
	const product = products.find(({ id }) => id === productFor(lead))?.text[language];
	const missingFact = askableFacts.find((fact) => !lead[fact]);
	return [
		words.speak[lead.language],
		fillLetter(name ? opening.named : opening.nameless, values),
		...(lead.need ? [fillLetter(words.need, values)] : []),
		...(product ? [fillLetter(words.offer, { name: product.name, oneLine: product.oneLine })] : []),
		missingFact ? words.ask[missingFact] : words.close,
	];
}

function shortened(text: string): string {
	const longest = 240;
	return text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text;
}
