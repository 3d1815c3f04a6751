import type { Brand } from "../../config/env.ts";
import type { Language } from "../../content/language.ts";

/** What a page's poster is drawn from. */
export type About = { language: Language; brand: Brand; params: Record<string, string> };

/** @property says what is written on it: the picture's text for who does not see it. */
export type Poster = { says: string; svg: string };

export type Composition = (about: About) => Poster;
