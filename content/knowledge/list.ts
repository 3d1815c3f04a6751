import { method } from "./method.ts";
import { offer } from "./offer.ts";
import type { Question } from "./schema.ts";
import { trust } from "./trust.ts";

/** Every question about the firm the assistant can answer, by theme. */
export const questions = [...offer, ...method, ...trust] as const satisfies readonly Question[];
