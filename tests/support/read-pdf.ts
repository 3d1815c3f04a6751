import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** A piece of text on a page, in points from the lower left corner. */
export type Piece = { text: string; x: number; y: number; width: number; height: number };

export type ReadPdf = {
	pages: { pieces: Piece[]; width: number; height: number }[];
	text: string;
	/** The same without spaces, so that a word broken over lines is whole. */
	squeezed: string;
	title: unknown;
	language: unknown;
	author: unknown;
};

/** Reads a PDF back like a viewer program. For tests. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
	const document = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
	const pages = await Promise.all(
		Array.from({ length: document.numPages }, async (_, index) => {
			const page = await document.getPage(index + 1);
			const { width, height } = page.getViewport({ scale: 1 });
			const { items } = await page.getTextContent();
			const pieces = items.flatMap((item) =>
				"str" in item && item.str.trim()
					? [
							{
								text: item.str,
								x: item.transform[4],
								y: item.transform[5],
								width: item.width,
								height: item.height,
							},
						]
					: [],
			);
			return { pieces, width, height };
		}),
	);
	const { info } = await document.getMetadata();
	const metadata: Record<string, unknown> = { ...info };
	const text = pages.flatMap((page) => page.pieces.map((piece) => piece.text)).join(" ");
	return {
		pages,
		text: text.replace(/\s+/g, " "),
		squeezed: text.replace(/\s+/g, ""),
		title: metadata.Title,
		language: metadata.Language,
		author: metadata.Author,
	};
}
