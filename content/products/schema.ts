import type { Bilingual } from "../../shared/language.ts";
import type { PageName } from "../addresses.ts";

/** What the site says about one product, in one language. */
export type ProductText = {
	name: string;
	/** What it is, in one sentence. */
	oneLine: string;
	/** What it does, one short sentence each, starting with a verb. */
	whatItDoes: readonly string[];
	/** Who it helps most, as a phrase after "for". */
	forWhom: string;
};

export type Product = {
	id: string;
	/** The page that tells more. */
	page: PageName;
	text: Bilingual<ProductText>;
};
