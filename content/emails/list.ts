import type { Bilingual } from "../../shared/language.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import type { EmailText } from "./schema.ts";

export const emails: Bilingual<EmailText> = { es, en };
