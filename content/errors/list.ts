import type { Bilingual } from "../../shared/language.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import type { ErrorText } from "./schema.ts";

export const errors: Bilingual<ErrorText> = { es, en };
