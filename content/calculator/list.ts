import type { Bilingual } from "../../shared/language.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import type { CalculatorText } from "./schema.ts";

export const calculatorTexts: Bilingual<CalculatorText> = { es, en };
