import { renderToBuffer } from "@react-pdf/renderer";
import { DiagnosticDocument, ProposalDocument } from "./document.tsx";
import { loadFonts } from "./fonts/faces.ts";
import type { DocumentContent } from "./plan/content.ts";

/**
 * Draws a document as a PDF of A4 pages: a proposal has five, a diagnostic six. Blocks its thread for some 100 to
 * 300 ms: in the server, ask documentRenderer() instead. Throws only when a date or the public address is not one.
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
