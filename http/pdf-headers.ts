export function pdfHeaders(fileName: string): Record<string, string> {
	return {
		"Content-Type": "application/pdf",
		"Content-Disposition": `attachment; filename="${fileName}"`,
		"Cache-Control": "private, no-store",
		"X-Robots-Tag": "noindex, nofollow",
	};
}
