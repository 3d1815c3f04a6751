import { isRouteErrorResponse } from "react-router";
import { pathTo } from "../../../content/addresses.ts";
import { en } from "../../../content/pages/error/en.ts";
import { es } from "../../../content/pages/error/es.ts";
import { en as notFoundEn } from "../../../content/pages/not-found/en.ts";
import { es as notFoundEs } from "../../../content/pages/not-found/es.ts";
import { InlineStyle } from "../../document/inline-style.tsx";
import { useLanguage } from "../../layout/use-language.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { Drawing } from "../../ui/shapes/drawing.tsx";
import { drop, inGrid, rectangle } from "../../ui/shapes/outlines.ts";
import type { Shape } from "../../ui/shapes/shapes.tsx";
import { NotFound } from "../not-found/not-found.tsx";
import styles from "./error.css?inline";

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

const keys = inGrid(9, { columns: 3, step: [58, 46] }, (x, y) => drop(x + 219, y + 172, 18, "sw"));
const phone: readonly Shape[] = [
	["luz", "M170 310V170A130 130 0 0 1 430 170V310z"],
	["tinta", rectangle(120, 104, 360, 44)],
	["ladrillo", keys],
];
const cord = "M300 300a18 18 0 0 1 0 36a18 18 0 0 0 0 36a18 18 0 0 1 0 36a18 18 0 0 0 0 36a18 18 0 0 1 0 36";
const handset =
	"M30 300V270A240 240 0 0 1 510 270V300H422V270A152 152 0 0 0 118 270V300zM0 250H130V375A65 65 0 0 1 0 375zM410 250H540V375A65 65 0 0 1 410 375z";

function FallenPhone() {
	return (
		<Drawing className="fallen-phone" size={[600, 860]} preserveAspectRatio="xMidYMin meet" shapes={[]}>
			<path d={cord} fill="none" stroke="var(--papel)" strokeWidth="16" />
			{phone.map(([colour, outline]) => (
				<path key={colour} fill={`var(--${colour})`} d={outline} />
			))}
			<path
				d={handset}
				fill="var(--papel)"
				transform="rotate(-9 300 480) translate(515 466) rotate(90) scale(0.63)"
			/>
		</Drawing>
	);
}
