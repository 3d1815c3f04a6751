import { renderToBuffer } from "@react-pdf/renderer";
import { ProposalDocument } from "./document.tsx";
import { loadFonts } from "./fonts/faces.ts";
import { briefOf } from "./plan/brief.ts";
import type { ProposalContent } from "./plan/content.ts";

export type { ProposalContent } from "./plan/content.ts";

/**
 * Draws a proposal as a PDF of five A4 pages. Blocks its thread for some 100 to 300 ms: in the server, ask
 * proposalRenderer() instead. Throws only when a date of the proposal or the public address is not one.
 */
export async function renderProposal(content: ProposalContent): Promise<Uint8Array<ArrayBuffer>> {
	await loadFonts();
	const pdf = await renderToBuffer(
		<ProposalDocument brief={briefOf(content)} language={content.language} issuedOn={content.issuedOn} />,
	);
	return new Uint8Array(pdf);
}
