import { isRouteErrorResponse, useLocation } from "react-router";
import { pathTo } from "../../../content/addresses.ts";
import { en } from "../../../content/pages/error/en.ts";
import { es } from "../../../content/pages/error/es.ts";
import { en as notFoundEn } from "../../../content/pages/not-found/en.ts";
import { es as notFoundEs } from "../../../content/pages/not-found/es.ts";
import { useLanguage } from "../../layout/use-language.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { NotFound } from "../not-found/not-found.tsx";

// Both languages are imported here: this page is what is left when loading anything is what failed.
const texts = { es, en };
const notFound = { es: notFoundEs, en: notFoundEn };

/** What a page that failed shows, with nothing of the failure itself in it. */
export function ErrorPage({ error }: { error: unknown }) {
	const language = useLanguage();
	const { pathname } = useLocation();
	if (isRouteErrorResponse(error) && error.status === 404) return <NotFound text={notFound[language]} />;
	const text = texts[language];
	return (
		<Notice numeral="5:00" title={text.title} message={text.message}>
			<title>{text.title}</title>
			<meta name="robots" content="noindex, nofollow" />
			<p>{text.next}</p>
			<p className="row">
				<ButtonLink look="sun" href={pathname}>
					{text.retry}
				</ButtonLink>
				<ButtonLink look="outline" href={pathTo("home", language)}>
					{text.home}
				</ButtonLink>
			</p>
		</Notice>
	);
}
