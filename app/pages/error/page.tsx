import { isRouteErrorResponse } from "react-router";
import { pathTo } from "../../../content/addresses.ts";
import { en } from "../../../content/pages/error/en.ts";
import { es } from "../../../content/pages/error/es.ts";
import { useLanguage } from "../../layout/use-language.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { Notice } from "../../ui/notice/notice.tsx";

// Both languages are imported here: this page is what is left when loading anything is what failed.
const texts = { es, en };

export function ErrorPage({ error }: { error: unknown }) {
	const language = useLanguage();
	const missing = isRouteErrorResponse(error) && error.status === 404;
	const text = texts[language][missing ? "notFound" : "unexpected"];
	return (
		<Notice title={text.title} message={text.message}>
			<p>{text.next}</p>
			<p className="row">
				<ButtonLink look="sun" href={pathTo("home", language)}>
					{text.home}
				</ButtonLink>
				<ButtonLink look="outline" href={missing ? pathTo("assistant", language) : ""}>
					{text.other}
				</ButtonLink>
			</p>
		</Notice>
	);
}
