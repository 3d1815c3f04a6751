import { pathTo } from "../../../content/addresses.ts";
import { en } from "../../../content/pages/about/en.ts";
import { es } from "../../../content/pages/about/es.ts";
import type { AboutText } from "../../../content/pages/about/schema.ts";
import { servicesContext } from "../../../http/context.ts";
import { languageOf } from "../../../shared/language.ts";
import { InlineStyle, LowerSectionsStyle } from "../../document/inline-style.tsx";
import { metadata } from "../../document/metadata.ts";
import { siteFacts } from "../../document/site-facts.server.ts";
import { breadcrumbs } from "../../document/structured-data.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { CallToAction } from "../../ui/call/call.tsx";
import { Pair } from "../../ui/people/person.tsx";
import { Drawing } from "../../ui/shapes/drawing.tsx";
import { DrawnList } from "../../ui/shapes/drawn-list.tsx";
import { bowl, circle, dome, drop, rectangle } from "../../ui/shapes/outlines.ts";
import type { Shape } from "../../ui/shapes/shapes.tsx";
import type { Route } from "./+types/page";
import { Coffee } from "./coffee.tsx";
import styles from "./hero.css?inline";
import { History } from "./history.tsx";
import lowerSections from "./lower-sections.css?url";
import { Team } from "./team.tsx";

export function loader({ request, context }: Route.LoaderArgs) {
	const { settings } = context.get(servicesContext);
	const language = languageOf(new URL(request.url).pathname);
	const { product, foundingYear } = settings.brand;
	return { language, text: { es, en }[language](product, foundingYear), site: siteFacts(settings) };
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "public" });

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { site, language, text } = loaderData;
	const name = text.summary.title.split(" | ")[0] ?? "";
	const schema = [breadcrumbs(site, language, ["about", name])];
	return metadata({
		site,
		language,
		summary: text.summary,
		page: "about",
		kind: { "@type": "AboutPage" },
		poster: text.heading,
		schema,
	});
};

export default function About({ loaderData: { text, language, site } }: Route.ComponentProps) {
	const { history, team, values, closing } = text;
	return (
		<>
			<InlineStyle css={styles} />
			<AboutHero text={text} year={site.foundingYear} />
			<LowerSectionsStyle href={lowerSections} />
			<History history={history} />
			<Team team={team} values={values} />
			<Beliefs values={values} />
			<CallToAction colour="sol" heading={closing.heading} picture={<Coffee />}>
				<ButtonLink href={pathTo("contact", language)}>{closing.contact}</ButtonLink>
				<ButtonLink look="outline" href={pathTo("products", language)}>
					{closing.products}
				</ButtonLink>
			</CallToAction>
		</>
	);
}

const answered: readonly Shape[] = [
	["celeste", drop(60, 0, 60, "sw")],
	["ladrillo", drop(60, 140, 60, "se")],
];
const honest: readonly Shape[] = [
	["ladrillo", drop(0, 30, 60, "se")],
	["papel", circle(34, 90, 9) + circle(60, 90, 9) + circle(86, 90, 9)],
	["luz", circle(176, 146, 42) + dome(176, 260, 64)],
];
const small: readonly Shape[] = [
	["luz", drop(0, 100, 80, "sw")],
	["noche3", [0, 1, 2, 3, 4].map((half) => dome(210, 40 + half * 55, 30)).join("")],
];
const handed: readonly Shape[] = [
	["papel", bowl(120, 160, 100)],
	["celeste", drop(10, 84, 36, "sw")],
	["luz", rectangle(88, 88, 64, 68)],
	["ladrillo", drop(158, 84, 36, "se")],
	["tinta", rectangle(100, 104, 40, 8) + rectangle(100, 120, 40, 8) + rectangle(100, 136, 24, 8)],
];
const pictures = [answered, honest, small, handed];

function Beliefs({ values }: Pick<AboutText, "values">) {
	return (
		<section className="section noche" aria-labelledby="values">
			<div className="wide">
				<h2 id="values">{values.heading}</h2>
				<DrawnList className="about-values" list={values.list} pictures={pictures} size={[240, 260]} />
			</div>
		</section>
	);
}

const hills: readonly Shape[] = [
	["noche2", circle(1180, 520, 330) + circle(250, 560, 400)],
	["noche3", circle(760, 640, 420)],
	["noche", "M0 420V300A520 520 0 0 1 520 250 560 560 0 0 1 1010 300 640 640 0 0 1 1440 280V420z"],
];

function AboutHero({ text, year }: { text: AboutText; year: number }) {
	return (
		<header className="first-screen about-hero ladrillo">
			<div className="wide">
				<h1>{text.heading}</h1>
				<p className="intro">{text.intro}</p>
			</div>
			<Drawing className="first-screen-art about-sun" size={[10, 10]} shapes={[["sol", circle(5, 5, 5)]]} />
			<Drawing
				className="first-screen-art about-hills"
				size={[1440, 420]}
				preserveAspectRatio="xMidYMax slice"
				shapes={hills}
			/>
			<p className="first-screen-art about-year">
				<span className="visually-hidden">{text.since} </span>
				{year}
			</p>
			<Pair className="first-screen-art about-pair">
				<path className="arrives" fill="var(--papel)" d={drop(286, -62, 46, "sw")} />
				<path className="arrives answering" fill="var(--tinta)" d={drop(330, 44, 46, "se")} />
			</Pair>
		</header>
	);
}
