import type { Bilingual } from "../../shared/language.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import type { BlogAdminText } from "./schema.ts";

export const blogAdmin: Bilingual<BlogAdminText> = { es, en };
