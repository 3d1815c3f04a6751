/** How a PDF is handed to one person: to keep as a file, in no cache and no search engine. */
export function pdfHeaders(fileName: string): Record<string, string> {
	return {
		"Content-Type": "application/pdf",
		"Content-Disposition": `attachment; filename="${fileName}"`,
		"Cache-Control": "private, no-store",
		"X-Robots-Tag": "noindex, nofollow",
	};
}
