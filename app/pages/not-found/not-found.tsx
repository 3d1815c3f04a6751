import { pathTo } from "../../../content/addresses.ts";
import type { NotFoundText } from "../../../content/pages/not-found/schema.ts";
import { InlineStyle } from "../../document/inline-style.tsx";
import { useLanguage } from "../../layout/use-language.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import styles from "../../ui/notice/notice.css?inline";
import { Notice } from "../../ui/notice/notice.tsx";

export function NotFound({ text }: { text: NotFoundText }) {
	const language = useLanguage();
	return (
		<>
			<InlineStyle css={styles} />
			<Notice title={text.title} message={text.message}>
				<p>{text.next}</p>
				<ul className="row">
					{text.links.map(({ page, name }) => (
						<li key={page}>
							<a href={pathTo(page, language)}>{name}</a>
						</li>
					))}
				</ul>
				<p className="row">
					<ButtonLink look="sun" href={pathTo("home", language)}>
						{text.home}
					</ButtonLink>
					<ButtonLink look="outline" href={pathTo("assistant", language)}>
						{text.assistant}
					</ButtonLink>
				</p>
			</Notice>
		</>
	);
}
