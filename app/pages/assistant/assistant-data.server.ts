import type { Bilingual } from "../../../content/language.ts";
import { en } from "../../../content/pages/assistant/en.ts";
import { es } from "../../../content/pages/assistant/es.ts";
import type { AssistantPageText } from "../../../content/pages/assistant/schema.ts";

export const assistantTexts: Bilingual<AssistantPageText> = { es, en };
