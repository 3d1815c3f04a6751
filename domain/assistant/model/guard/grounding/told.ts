import type { Lexicon } from "./lexicon.ts";
import type { Passage } from "./passage.ts";
import type { Reading } from "./reading.ts";

/** What is said, and what may tell it: a sentence of a passage. */
export type Told = { said: Reading; unit: Reading; passage: Passage; lexicon: Lexicon };
