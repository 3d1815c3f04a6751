import { pathTo } from "../../../content/addresses.ts";
import { en } from "../../../content/pages/error/en.ts";
import { es } from "../../../content/pages/error/es.ts";
import { InlineStyle } from "../../document/inline-style.tsx";
import { useLanguage } from "../../layout/use-language.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import styles from "../../ui/notice/notice.css?inline";
import { Notice } from "../../ui/notice/notice.tsx";

// Both languages are imported here: this page is what is left when loading anything is what failed.
const texts = { es, en };

/** What a visitor sees when a page breaks: what happened, what to do, and nothing of the cause. */
export function ErrorPage() {
	const language = useLanguage();
	const text = texts[language];
	return (
		<>
			<title>{text.title}</title>
			<InlineStyle css={styles} />
			<Notice title={text.title} message={text.message}>
				<p>{text.next}</p>
				<p className="row">
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
