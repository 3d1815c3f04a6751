import type { Bilingual } from "../../shared/language.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import type { FormsText } from "./schema.ts";

export const forms: Bilingual<FormsText> = { es, en };
