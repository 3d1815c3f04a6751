import { tokenField, tokenParameters } from "../../content/mailed-pages.ts";
import { cleanText } from "../../http/clean-text.ts";
import { formText, readFormData } from "../forms/read-form.server.ts";

/** The address of such a page is a key: no cache may store it, and no other site may see it as the referrer. */
export const mailedLinkHeaders = { "Cache-Control": "private, no-store", "Referrer-Policy": "same-origin" };

const maxLength = 100;

export function tokenInAddress({ url }: Request): string {
	const { searchParams } = new URL(url);
	const token = searchParams.get(tokenParameters.en) ?? searchParams.get(tokenParameters.es) ?? "";
	return cleanText(token).slice(0, maxLength);
}

/** Returns the token sent by a button or a mail program: from the form, or from the address (RFC 8058). */
export async function submittedToken(request: Request): Promise<string> {
	const form = await readFormData(request);
	return formText(form, tokenField).slice(0, maxLength) || tokenInAddress(request);
}
