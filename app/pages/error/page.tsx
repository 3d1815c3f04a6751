import { isRouteErrorResponse } from "react-router";
import { pathTo } from "../../../content/addresses.ts";
import { en } from "../../../content/pages/error/en.ts";
import { es } from "../../../content/pages/error/es.ts";
import { en as notFoundEn } from "../../../content/pages/not-found/en.ts";
import { es as notFoundEs } from "../../../content/pages/not-found/es.ts";
import { InlineStyle } from "../../document/inline-style.tsx";
import { useLanguage } from "../../layout/use-language.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { NotFound } from "../not-found/not-found.tsx";
import styles from "./error.css?inline";
import { FallenPhone } from "./fallen-phone.tsx";

// Imports both languages: this page must work when loading anything else failed.
const texts = { es, en };
const notFound = { es: notFoundEs, en: notFoundEn };

/** Shown when a page fails: says that it failed and what to do, never the cause. */
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
			<Notice
				title={text.heading}
				message={text.message}
				colour="ladrillo"
				label={<p className="error-code">{text.title}</p>}
				picture={<FallenPhone />}
			>
				<p>{text.next}</p>
				<p className="row">
					{/* An empty href repeats the request with its whole query. The routes see a different address on staff pages. */}
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
