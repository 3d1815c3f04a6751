import type { Bilingual } from "../../language.ts";

/** What trades of one kind are called, as visitors type it, separated by commas. */
export type Trades = {
	/** Named, it is a trade wherever it stands: "skip hire". */
	business?: Bilingual<string>;
	/** Whoever does it, in the singular: a trade where somebody says it of themselves ("I'm a mason"). */
	person?: Bilingual<string>;
};
