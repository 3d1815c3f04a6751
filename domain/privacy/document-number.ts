import type { DocumentType } from "./rights-request.ts";

const shapes: Record<DocumentType, RegExp> = {
	cc: /^\d{5,10}$/,
	nit: /^\d{6,11}$/,
	ce: /^(?=.*\d)[A-Z0-9]{4,12}$/i,
	passport: /^(?=.*\d)[A-Z0-9]{5,15}$/i,
};

/** Tells whether a number fits a type of document, as a person wrote it: "52.123.456", "900123456-7". */
export function isDocumentNumber(type: DocumentType, written: string): boolean {
	return shapes[type].test(written.replace(/[\s.-]/g, ""));
}
