import type { Language } from "../../shared/language.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import type { PortalText } from "./schema.ts";

export const portal: Record<Language, PortalText> = { es, en };
