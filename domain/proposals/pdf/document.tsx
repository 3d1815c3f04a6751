import { Document } from "@react-pdf/renderer";
import type { Language } from "../../../content/language.ts";
import { Approach } from "./pages/approach.tsx";
import { Cover } from "./pages/cover.tsx";
import { Figures } from "./pages/figures.tsx";
import { NextSteps } from "./pages/next-steps.tsx";
import { Understood } from "./pages/understood.tsx";
import type { Brief } from "./plan/brief.ts";
import { momentOf } from "./text/date.ts";

type Props = { brief: Brief; language: Language; issuedOn: string };

/** The proposal, whole. The same input gives the same bytes: its date is the proposal's, not the clock's. */
export function ProposalDocument({ brief, language, issuedOn }: Props) {
	const { words, party, brand } = brief;
	return (
		<Document
			title={words.document.title(party)}
			author={brand.product}
			subject={words.document.subject(brand.product)}
			keywords={brief.products.map(({ name }) => name).join(", ")}
			creator={brand.product}
			producer={brand.product}
			language={language}
			creationDate={momentOf(issuedOn)}
		>
			<Cover brief={brief} />
			<Understood brief={brief} />
			<Approach brief={brief} />
			<Figures brief={brief} />
			<NextSteps brief={brief} />
		</Document>
	);
}
