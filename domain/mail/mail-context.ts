import type { Brand } from "../../config/env.ts";
import type { Db } from "../../db/connect.ts";
import type { PasswordLinkReason } from "../../shared/account.ts";
import type { Language } from "../../shared/language.ts";
import type { Runtime } from "../runtime.ts";
import type { Mailer } from "./mailer.ts";
import type { MailPictures } from "./pictures.ts";

export type MailContext = {
	db: Db;
	runtime: Runtime;
	mailer: Mailer;
	brand: Brand;
	pictures?: MailPictures;
	publicUrl: string;
	salesEmail: string;
	staffLanguage: Language;
	resetToken(accountId: string, reason: PasswordLinkReason): Promise<string | null>;
};
