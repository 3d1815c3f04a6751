import type { Language } from "../../shared/language.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import type { StaffText } from "./schema.ts";

export const staff: Record<Language, StaffText> = { es, en };
