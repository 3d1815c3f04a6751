import { tokenParameter } from "../../content/mailed-pages.ts";
import { cleanText } from "../../http/clean-text.ts";
import { textOf } from "../forms/text-of.ts";

const longest = 100;

/** The token in the address of a mailed link; "" when there is none. */
export function tokenIn({ url }: Request): string {
	return cleanText(new URL(url).searchParams.get(tokenParameter) ?? "").slice(0, longest);
}

/** The token a button or a mail program sends: in the form, or in the address (RFC 8058). */
export async function sentToken(request: Request): Promise<string> {
	const form = await request.formData().catch(() => new FormData());
	return cleanText(textOf(form, tokenParameter)).slice(0, longest) || tokenIn(request);
}
