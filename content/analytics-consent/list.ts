import type { Bilingual } from "../../shared/language.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import type { AnalyticsConsentText } from "./schema.ts";

export const analyticsConsent: Bilingual<AnalyticsConsentText> = { es, en };
