import type { Brand } from "../../config/env.ts";
import type { Language } from "../../shared/language.ts";

export type About = { language: Language; brand: Brand; params: Record<string, string> };

export type Poster = { says: string; svg: string };

export type Composition = (about: About) => Poster;
