import { en } from "../../../../content/proposal/en.ts";
import { es } from "../../../../content/proposal/es.ts";
import type { ProposalText } from "../../../../content/proposal/schema.ts";
import type { Language } from "../../../../shared/language.ts";
import { longDateInBogota } from "../text/date.ts";
import { type Brief, sharedBrief } from "./brief.ts";
import type { ProposalContent } from "./content.ts";

const texts: Record<Language, ProposalText> = { es, en };

export function proposalBrief(content: ProposalContent): Brief {
	const { language, number, version } = content;
	const words = texts[language];
	const validUntil = longDateInBogota(content.validUntil, language);
	return {
		...sharedBrief(content, words),
		header: words.reference(number, version),
		particulars: [
			{ label: words.cover.number, value: `${number}\u00a0·\u00a0v${version}` },
			{ label: words.cover.issued, value: longDateInBogota(content.issuedOn, language) },
			{ label: words.cover.validUntil, value: validUntil },
		],
		validity: words.next.smallPrint.validity(validUntil),
		pages: 5,
	};
}
