import type { Bilingual } from "../../shared/language.ts";
import type { PageName } from "../addresses.ts";

/** What the frame around every page says, in one language. */
export type LayoutText = {
	skip: string;
	navigation: string;
	/** The same links in the menu of small screens: two navigations of one name could not be told apart. */
	smallNavigation: string;
	homeLink: string;
	links: Record<"home" | "industries" | "products" | "consulting" | "about" | "contact", string>;
	allIndustries: string;
	language: string;
	/** Each language by its own name, for whoever reads only that one. */
	languageNames: Bilingual;
	portal: string;
	enterPortal: string;
	audit: string;
	menu: string;
	footer: {
		solutions: string;
		company: string;
		contact: string;
		links: readonly { page: PageName; name: string }[];
		legal: string;
		/** What the theme's button does. */
		toDark: string;
		toLight: string;
	};
};
