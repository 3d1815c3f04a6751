import { pathTo } from "../../../content/addresses.ts";
import type { NotFoundText } from "../../../content/pages/not-found/schema.ts";
import { InlineStyle } from "../../document/inline-style.tsx";
import { useLanguage } from "../../layout/use-language.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { Drawing } from "../../ui/shapes/drawing.tsx";
import { circle } from "../../ui/shapes/outlines.ts";
import type { Shape } from "../../ui/shapes/shapes.tsx";
import styles from "./not-found.css?inline";

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

const colours = ["sol", "cielo", "paper", "ladrillo"];
const hills: readonly Shape[] = [
	["noche3", circle(1160, 520, 380)],
	["noche2", circle(300, 560, 420)],
	["noche3", "M0 300V240A900 900 0 0 1 1440 200V300z"],
];

/** Its boards are the links to pages that exist. */
function Signpost({ text }: { text: NotFoundText }) {
	const language = useLanguage();
	return (
		<>
			<Drawing
				className="notice-hills"
				size={[1440, 300]}
				preserveAspectRatio="xMidYMax slice"
				shapes={hills}
			/>
			<nav className="signpost" aria-label={text.next}>
				<ul>
					{text.links.map(({ page, name }, index) => (
						<li key={page}>
							<a className={colours[index % colours.length]} href={pathTo(page, language)}>
								{name}
							</a>
						</li>
					))}
				</ul>
			</nav>
		</>
	);
}
