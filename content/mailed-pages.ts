import type { Bilingual, Language } from "../shared/language.ts";
import { type PageName, pathTo } from "./addresses.ts";

/** The pages of mailed links. Their addresses contain a secret key. */
export const mailedPages = [
	"newPassword",
	"invitation",
	"emailChange",
	"assistantResume",
	"newsletterConfirm",
	"newsletterCancel",
] as const satisfies readonly PageName[];
export type MailedPage = (typeof mailedPages)[number];

export const tokenField = "llave";

/** The name of the key in the addresses of each language; a page reads both. */
export const tokenParameters = { es: "llave", en: "key" } as const satisfies Bilingual;

/** Returns the path for a mail's link, with its key. */
export function mailedPath(page: MailedPage, language: Language, token: string): string {
	return `${pathTo(page, language)}?${tokenParameters[language]}=${token}`;
}
