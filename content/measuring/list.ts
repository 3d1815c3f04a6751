import type { Bilingual } from "../language.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import type { MeasuringText } from "./schema.ts";

export const measuring: Bilingual<MeasuringText> = { es, en };
