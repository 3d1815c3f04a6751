import { pathTo } from "../../../content/addresses.ts";
import { emails } from "../../../content/emails/list.ts";
import type { Language } from "../../../shared/language.ts";
import type { MailClosing } from "./letter.ts";

/** Tells the receiver of a mail where to read what happens to their data. */
export function privacyLine(language: Language, publicUrl: string): MailClosing {
	return { sentence: emails[language].privacy, url: `${publicUrl}${pathTo("legal", language)}` };
}
