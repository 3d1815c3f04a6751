import { pathTo } from "../../../content/addresses.ts";
import type { NotFoundText } from "../../../content/pages/not-found/schema.ts";
import { InlineStyle } from "../../document/inline-style.tsx";
import { useLanguage } from "../../layout/use-language.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import styles from "./not-found.css?inline";
import { Signpost } from "./signpost.tsx";

export function NotFound({ text }: { text: NotFoundText }) {
	const language = useLanguage();
	return (
		<>
			<InlineStyle css={styles} />
			<Notice
				title={text.title}
				message={text.message}
				label={<p className="not-found-code">404</p>}
				picture={<Signpost text={text} />}
			>
				<p>{text.next}</p>
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
