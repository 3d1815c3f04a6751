import { type PageName, pathTo } from "./addresses.ts";
import type { Language } from "./language.ts";

/** Opened by a mailed link: the address of each is a key, and nobody else's to read. */
export const mailedPages = [
	"newPassword",
	"assistantResume",
	"newsletterConfirm",
	"newsletterCancel",
] as const satisfies readonly PageName[];
export type MailedPage = (typeof mailedPages)[number];

/** What the key is called, in the address and in the page's form. */
export const tokenParameter = "llave";

/** The path a mail links to, with its key. */
export function mailedPath(page: MailedPage, language: Language, token: string): string {
	return `${pathTo(page, language)}?${tokenParameter}=${token}`;
}
