import type { Language } from "../../shared/language.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import type { LoginText } from "./schema.ts";

export const login: Record<Language, LoginText> = { es, en };
