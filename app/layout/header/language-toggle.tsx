import { useLocation } from "react-router";
import { twinOf } from "../../../content/addresses.ts";
import { languages } from "../../../content/language.ts";
import type { LayoutData } from "../layout-data.server.ts";

/**
 * Goes to the twin of the current page; `?language` tells the server to keep the choice. Who is on the way in still
 * gets where they were going.
 */
export function LanguageToggle({ data }: { data: LayoutData }) {
	const { pathname, search } = useLocation();
	const next = new URLSearchParams(search).get("next");
	const onward = next ? `&next=${encodeURIComponent(next)}` : "";
	return (
		<ul className="language-toggle" aria-label={data.text.language}>
			{languages.map((language) => (
				<li key={language}>
					<a
						href={`${twinOf(pathname, language)}?language=${language}${onward}`}
						hrefLang={language}
						lang={language}
						title={data.text.languageNames[language]}
						aria-current={language === data.language ? "true" : undefined}
					>
						{language.toUpperCase()}
					</a>
				</li>
			))}
		</ul>
	);
}
