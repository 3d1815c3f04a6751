import { useLocation } from "react-router";
import { twinOf } from "../../../content/addresses.ts";
import { languages } from "../../../content/language.ts";
import type { LayoutData } from "../layout-data.server.ts";

/** Goes to the twin of the current page; `?language` tells the server to keep the choice. */
export function LanguageToggle({ data }: { data: LayoutData }) {
	const { pathname } = useLocation();
	return (
		<ul className="language-toggle" aria-label={data.text.language}>
			{languages.map((language) => (
				<li key={language}>
					<a
						href={`${twinOf(pathname, language)}?language=${language}`}
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
