import { pathTo } from "../../../content/addresses.ts";
import type { NotFoundText } from "../../../content/pages/not-found/schema.ts";
import { useLanguage } from "../../layout/use-language.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { Notice } from "../../ui/notice/notice.tsx";

export function NotFound({ text }: { text: NotFoundText }) {
	const language = useLanguage();
	return (
		<Notice numeral="4:04" title={text.title} message={text.message}>
			<p>{text.next}</p>
			<ul className="notice-links">
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
	);
}
