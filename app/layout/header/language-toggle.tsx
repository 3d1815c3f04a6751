import { useLocation } from "react-router";
import { twinOf } from "../../../content/addresses.ts";
import { type Language, languages } from "../../../content/language.ts";
import { tokenParameter } from "../../../content/mailed-pages.ts";
import type { LayoutData } from "../layout-data.server.ts";

/** What goes along: where somebody on the way in was going, and the key that opened a mailed link. */
const carried = ["next", tokenParameter];

/** Goes to the twin of the current page; `?language` tells the server to keep the choice. */
export function LanguageToggle({ data }: { data: LayoutData }) {
	const { pathname, search } = useLocation();
	const given = new URLSearchParams(search);
	const addressIn = (language: Language) => {
		const kept = [...given].filter(([name, value]) => value && carried.includes(name));
		return `${twinOf(pathname, language)}?${new URLSearchParams([["language", language], ...kept])}`;
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
