import { parseAccept } from "hono/utils/accept";
import { isLanguage, type Language } from "../../shared/language.ts";
import { cookieInHeader } from "./cookies.ts";

export const languageCookie = "language";

/** The saved choice, else the browser's first preference among ours, else Spanish (ruling 6). */
export function preferredLanguage(cookies: string | undefined, acceptLanguage: string | undefined): Language {
	const saved = cookieInHeader(cookies, languageCookie);
	if (isLanguage(saved)) return saved;
	return acceptLanguage ? browserLanguage(acceptLanguage) : "es";
}

const known = new Map<string, Language>();

// Browsers send a few dozen different headers; reading each once keeps this off the cached pages' path.
function browserLanguage(header: string): Language {
	const before = known.get(header);
	if (before) return before;
	const wanted = parseAccept(header.slice(0, 500))
		.filter(({ q }) => q > 0)
		.map(({ type }) => type.slice(0, 2).toLowerCase())
		.find(isLanguage);
	const language = wanted ?? "es";
	if (known.size < 1_000) known.set(header, language);
	return language;
}
