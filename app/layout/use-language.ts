import { useLocation } from "react-router";
import { type Language, languageOf } from "../../content/language.ts";

/** The language of the page being shown: its address says it. */
export function useLanguage(): Language {
	return languageOf(useLocation().pathname);
}
