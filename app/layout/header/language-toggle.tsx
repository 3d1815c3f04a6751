import { useLocation } from "react-router";
import { twinOf } from "../../../content/addresses.ts";
import { tokenParameter } from "../../../content/mailed-pages.ts";
import { type Language, languages } from "../../../shared/language.ts";
import type { LayoutData } from "../layout-data.server.ts";

/** Parameters kept in the other language: the page to open after signing in, and the key of a mailed link. */
const keptParameters = ["next", tokenParameter];

export function LanguageToggle({ data }: { data: LayoutData }) {
	const { pathname, search } = useLocation();
	const currentParameters = new URLSearchParams(search);
	const addressIn = (language: Language) => {
		const parameters = [...currentParameters].filter(
			([name, value]) => value && keptParameters.includes(name),
		);
		return `${twinOf(pathname, language)}?${new URLSearchParams([["language", language], ...parameters])}`;
	};
	return (
		<ul className="language-toggle" aria-label={data.text.language}>
			{languages.map((language) => (
				<li key={language}>
					<a
						href={addressIn(language)}
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
