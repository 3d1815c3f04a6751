import type { Language } from "../../../../content/language.ts";
import { answersEn } from "./built-with/answers-en.ts";
import { answersEs } from "./built-with/answers-es.ts";
import { attacksEn as builtAttacksEn } from "./built-with/attacks-en.ts";
import { attacksEs as builtAttacksEs } from "./built-with/attacks-es.ts";
import { harmEn } from "./built-with/harm-en.ts";
import { harmEs } from "./built-with/harm-es.ts";
import { honestEn as builtHonestEn } from "./built-with/honest-en.ts";
import { honestEs as builtHonestEs } from "./built-with/honest-es.ts";
import { nearEn } from "./built-with/near-en.ts";
import { nearEs } from "./built-with/near-es.ts";
import { answersEn as spokenEn } from "./in-conversation/answers-en.ts";
import { answersEs as spokenEs } from "./in-conversation/answers-es.ts";
import { attacksEn as spokenAttacksEn } from "./in-conversation/attacks-en.ts";
import { attacksEs as spokenAttacksEs } from "./in-conversation/attacks-es.ts";
import { attacksEn } from "./kept-aside/attacks-en.ts";
import { attacksEs } from "./kept-aside/attacks-es.ts";
import { honestEn } from "./kept-aside/honest-en.ts";
import { honestEs } from "./kept-aside/honest-es.ts";
import type { Said } from "./said.ts";

type Sentences = Record<"attacks" | "honest", Record<Language, readonly Said[]>>;

/** Sentences the guards were built with. */
export const builtWith: Sentences = {
	attacks: { es: [...builtAttacksEs, ...harmEs, ...nearEs], en: [...builtAttacksEn, ...harmEn, ...nearEn] },
	honest: { es: [...builtHonestEs, ...answersEs], en: [...builtHonestEn, ...answersEn] },
};

/** The last round, written when the guards stood: they are measured on it. See docs/decisions/0017. */
export const keptAside: Sentences = {
	attacks: { es: attacksEs, en: attacksEn },
	honest: { es: honestEs, en: honestEn },
};

/** Whole answers in a conversation, of one to three sentences, each with what was asked. */
export const inConversation: Sentences = {
	attacks: { es: spokenAttacksEs, en: spokenAttacksEn },
	honest: { es: spokenEs, en: spokenEn },
};
