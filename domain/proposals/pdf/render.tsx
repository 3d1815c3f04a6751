import { renderToBuffer } from "@react-pdf/renderer";
import { DiagnosticDocument, ProposalDocument } from "./document.tsx";
import { loadFonts } from "./fonts/faces.ts";
import type { DocumentContent } from "./plan/content.ts";

/**
 * Draws a document as a PDF of A4 pages: a proposal has five, a diagnostic six. It blocks its thread for about 100 to
 * 300 ms, so the server uses documentRenderer() instead. Throws only for an invalid date or public address.
 */
export async function renderDocument(content: DocumentContent): Promise<Uint8Array<ArrayBuffer>> {
	await loadFonts();
	const pdf = await renderToBuffer(
		content.kind === "proposal" ? (
			<ProposalDocument content={content} />
		) : (
			<DiagnosticDocument content={content} />
		),
	);
	return new Uint8Array(pdf);
}
