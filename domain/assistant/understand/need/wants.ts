import { english } from "../words/wanting/en.ts";
import { spanish } from "../words/wanting/es.ts";

/** More ways to say what is wanted, beside "I want" and "we need": of someone, of something, that something be. Folded. */
export const wants = new RegExp(`\\b(?:${[...english.wants, ...spanish.wants].join("|")})`);
