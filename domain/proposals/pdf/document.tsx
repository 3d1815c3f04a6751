import { Document } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { Approach } from "./pages/approach.tsx";
import { Cover } from "./pages/cover.tsx";
import { Figures } from "./pages/figures.tsx";
import { NextSteps } from "./pages/next-steps.tsx";
import { QuickWins } from "./pages/quick-wins.tsx";
import { Understood } from "./pages/understood.tsx";
import type { Brief } from "./plan/brief.ts";
import type { DiagnosticContent, DocumentContent, ProposalContent } from "./plan/content.ts";
import { diagnosticBrief } from "./plan/diagnostic-brief.ts";
import { proposalBrief } from "./plan/proposal-brief.ts";
import { momentOf } from "./text/date.ts";

/** The proposal, whole. */
export function ProposalDocument({ content }: { content: ProposalContent }) {
	const brief = proposalBrief(content);
	return (
		<Bound brief={brief} content={content}>
			<Cover brief={brief} />
			<Understood brief={brief} />
			<Approach brief={brief} number={3} />
			<Figures brief={brief} number={4} />
			<NextSteps brief={brief} number={5} />
		</Bound>
	);
}

/** The diagnostic, whole: the proposal's pages as said of a diagnostic, and what to change first. */
export function DiagnosticDocument({ content }: { content: DiagnosticContent }) {
	const brief = diagnosticBrief(content);
	return (
		<Bound brief={brief} content={content}>
			<Cover brief={brief} />
			<Understood brief={brief} />
			<QuickWins brief={brief} number={3} />
			<Approach brief={brief} number={4} />
			<Figures brief={brief} number={5} />
			<NextSteps brief={brief} number={6} />
		</Bound>
	);
}

type Props = { brief: Brief; content: DocumentContent; children: ReactNode };

/** What the file says of itself. The same input gives the same bytes: its date is the document's, not the clock's. */
function Bound({ brief: { words, party, brand, products }, content, children }: Props) {
	return (
		<Document
			title={words.document.title(party)}
			author={brand.product}
			subject={words.document.subject(brand.product)}
			keywords={products.map(({ name }) => name).join(", ")}
			creator={brand.product}
			producer={brand.product}
			language={content.language}
			creationDate={momentOf(content.issuedOn)}
		>
			{children}
		</Document>
	);
}
