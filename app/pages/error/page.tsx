import { isRouteErrorResponse } from "react-router";
import { pathTo } from "../../../content/addresses.ts";
import { en } from "../../../content/pages/error/en.ts";
import { es } from "../../../content/pages/error/es.ts";
import { en as notFoundEn } from "../../../content/pages/not-found/en.ts";
import { es as notFoundEs } from "../../../content/pages/not-found/es.ts";
import { InlineStyle } from "../../document/inline-style.tsx";
import { useLanguage } from "../../layout/use-language.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import styles from "../../ui/notice/notice.css?inline";
import { Notice } from "../../ui/notice/notice.tsx";
import { NotFound } from "../not-found/not-found.tsx";

// Both languages are imported here: this page is what is left when loading anything is what failed.
const texts = { es, en };
const notFound = { es: notFoundEs, en: notFoundEn };

/** What a visitor sees when a page breaks: what happened, what to do, and nothing of the cause. */
export function ErrorPage({ error }: { error: unknown }) {
	const language = useLanguage();
	if (isRouteErrorResponse(error) && error.status === 404) {
		const text = notFound[language];
		return (
			<>
				<title>{text.title}</title>
				<NotFound text={text} />
			</>
		);
	}
	const text = texts[language];
	return (
		<>
			<title>{text.title}</title>
			<meta name="robots" content="noindex, nofollow" />
			<InlineStyle css={styles} />
			<Notice title={text.title} message={text.message}>
				<p>{text.next}</p>
				<p className="row">
					{/* What was asked for, with all of its query: in the staff's rooms the routes know another address. */}
					<ButtonLink look="sun" href="">
						{text.retry}
					</ButtonLink>
					<ButtonLink look="outline" href={pathTo("home", language)}>
						{text.home}
					</ButtonLink>
				</p>
			</Notice>
		</>
	);
}
