import { useLocation } from "react-router";
import { type Language, languageOf } from "../../shared/language.ts";

export function useLanguage(): Language {
	return languageOf(useLocation().pathname);
}
