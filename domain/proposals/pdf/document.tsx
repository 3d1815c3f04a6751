import { Document } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { ApproachPage } from "./pages/approach.tsx";
import { CoverPage } from "./pages/cover.tsx";
import { FiguresPage } from "./pages/figures.tsx";
import { NextSteps } from "./pages/next-steps.tsx";
import { QuickWins } from "./pages/quick-wins.tsx";
import { Understood } from "./pages/understood.tsx";
import { type Brief, proposalBrief } from "./plan/brief.ts";
import type { DiagnosticContent, DocumentContent, ProposalContent } from "./plan/content.ts";
import { diagnosticBrief } from "./plan/diagnostic-brief.ts";
import { momentOf } from "./text/date.ts";

export function ProposalDocument({ content }: { content: ProposalContent }) {
	const brief = proposalBrief(content);
	return (
		<WithMetadata brief={brief} content={content}>
			<CoverPage brief={brief} />
			<Understood brief={brief} />
			<ApproachPage brief={brief} number={3} />
			<FiguresPage brief={brief} number={4} />
			<NextSteps brief={brief} number={5} />
		</WithMetadata>
	);
}

/** Lays out the whole diagnostic: the proposal's pages with the diagnostic's texts, and the quick wins. */
export function DiagnosticDocument({ content }: { content: DiagnosticContent }) {
	const brief = diagnosticBrief(content);
	return (
		<WithMetadata brief={brief} content={content}>
			<CoverPage brief={brief} />
			<Understood brief={brief} />
			<QuickWins brief={brief} number={3} />
			<ApproachPage brief={brief} number={4} />
			<FiguresPage brief={brief} number={5} />
			<NextSteps brief={brief} number={6} />
		</WithMetadata>
	);
}

type Props = { brief: Brief; content: DocumentContent; children: ReactNode };

/** Sets the file's metadata. The date is the document's, not the clock's, so the same input gives the same bytes. */
function WithMetadata({ brief: { words, party, brand, products }, content, children }: Props) {
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
