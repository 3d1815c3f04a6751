import type { Bilingual } from "../../shared/language.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import type { BlogText } from "./schema.ts";

export const blog: Bilingual<BlogText> = { es, en };
