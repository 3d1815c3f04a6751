import type { Bilingual } from "../../shared/language.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import type { TodayText } from "./schema.ts";

export const todayTexts: Bilingual<TodayText> = { es, en };
