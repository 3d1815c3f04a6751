import { en } from "../../../content/pages/assistant/en.ts";
import { es } from "../../../content/pages/assistant/es.ts";
import type { AssistantPageText } from "../../../content/pages/assistant/schema.ts";
import type { Bilingual } from "../../../shared/language.ts";

export const assistantTexts: Bilingual<AssistantPageText> = { es, en };
