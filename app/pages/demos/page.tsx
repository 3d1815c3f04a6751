import { pathTo } from "../../../content/addresses.ts";
import type { DemosText } from "../../../content/pages/demos/schema.ts";
import { servicesContext } from "../../../http/context.ts";
import { languageOf } from "../../../shared/language.ts";
import { InlineStyle, LowerSectionsStyle } from "../../document/inline-style.tsx";
import { metadata } from "../../document/metadata.ts";
import { absoluteUrl } from "../../document/site-address.ts";
import { siteFacts } from "../../document/site-facts.server.ts";
import { breadcrumbs, itemList } from "../../document/structured-data.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Hour } from "../../ui/hour/hour.tsx";
import { Drawing } from "../../ui/shapes/drawing.tsx";
import { dome, drop, rectangle } from "../../ui/shapes/outlines.ts";
import type { Shape } from "../../ui/shapes/shapes.tsx";
import type { Route } from "./+types/page";
import { DayDial } from "./day-dial.tsx";
import { type DemosData, demosData } from "./demos-data.server.ts";
import styles from "./hero.css?inline";
import lowerSections from "./lower-sections.css?url";
import { DemoWall, wallId } from "./wall.tsx";

export function loader({ request, context }: Route.LoaderArgs) {
	const { settings } = context.get(servicesContext);
	const language = languageOf(new URL(request.url).pathname);
	return { ...demosData(language, settings.brand), site: siteFacts(settings) };
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "public" });

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { site, language, summary, text, demos } = loaderData;
	const list = itemList(demos.map(({ name, path }) => ({ name, url: absoluteUrl(site, path) })));
	const crumbs = breadcrumbs(site, language, ["demos", text.heading]);
	return metadata({
		site,
		language,
		summary,
		page: "demos",
		kind: { "@type": "CollectionPage" },
		poster: text.heading,
		schema: [list, crumbs],
	});
};

export default function Demos({ loaderData }: Route.ComponentProps) {
	const { text, language } = loaderData;
	return (
		<>
			<InlineStyle css={styles} />
			<DemosHero data={loaderData} />
			<DemoParts text={text.parts} />
			<LowerSectionsStyle href={lowerSections} />
			<DemoWall data={loaderData} />
			<DemosClosing text={text.closing} contact={pathTo("contact", language)} />
		</>
	);
}

function DemosHero({ data: { text, demos, rows } }: { data: DemosData }) {
	return (
		<header className="demos-hero ladrillo full">
			<DayDial demos={demos} rows={rows} shape="wide" />
			<DayDial demos={demos} rows={rows} shape="tall" />
			<p className="demos-ends" aria-hidden="true">
				{[demos[0], demos.at(-1)].map((demo) => demo && <Hour key={demo.path} {...demo.hour} />)}
			</p>
			<div className="demos-hero-text">
				<h1>{text.heading}</h1>
				<p className="intro">{text.intro}</p>
				<ButtonLink look="sun" href={`#${wallId}`}>
					{text.all}
				</ButtonLink>
			</div>
		</header>
	);
}

const picture: readonly Shape[] = [
	["noche2", dome(130, 420, 190)],
	["noche3", dome(690, 420, 170)],
	["ladrillo", "M300 420V200A140 140 0 0 1 440 60h160v360z"],
	["ladrillo2", rectangle(520, 60, 80, 360) + drop(350, 210, 28, "sw") + drop(430, 124, 28, "sw")],
	["tinta", `M370 420v-70a45 45 0 0 1 90 0v70z${rectangle(-4000, 408, 9000, 40)}`],
	["luz", drop(430, 210, 28, "sw")],
	["celeste", drop(90, 60, 65, "sw")],
];

function DemosClosing({ text, contact }: { text: DemosText["closing"]; contact: string }) {
	return (
		<section className="demos-closing noche full" aria-labelledby="closing">
			<div className="demos-closing-text">
				<h2 id="closing">{text.heading}</h2>
				<p className="intro">{text.text}</p>
				<ButtonLink look="sun" href={contact}>
					{text.button}
				</ButtonLink>
			</div>
			<Drawing size={[720, 420]} shapes={picture}>
				<path fill="var(--answers)" d={drop(90, 214, 65, "ne")} />
			</Drawing>
		</section>
	);
}

type PartsText = DemosText["parts"];

const pictures: Record<keyof PartsText["list"], readonly Shape[]> = {
	conversation: [
		["cielo", drop(0, 6, 21, "sw")],
		["ladrillo", drop(48, 6, 21, "ne")],
	],
	metrics: [
		["noche3", rectangle(0, 32, 24, 16) + rectangle(30, 22, 24, 26) + rectangle(60, 10, 24, 38)],
		["sol", "M90 48V20A20 20 0 0 1 110 0h4v48z"],
	],
	systems: [
		["noche3", rectangle(0, 6, 42, 42)],
		["ladrillo", "M48 6h22a20 20 0 0 1 20 20v22H48z"],
		["sol", "M96 6h42v22a20 20 0 0 1-20 20H96z"],
	],
	steps: [
		["sol", drop(0, 28, 10, "sw") + drop(24, 24, 12, "sw") + drop(52, 20, 14, "sw") + drop(84, 16, 16, "sw")],
		["ladrillo", drop(120, 18, 15, "sw")],
	],
};
const names = Object.keys(pictures).filter((name): name is keyof PartsText["list"] => name in pictures);

function DemoParts({ text }: { text: PartsText }) {
	return (
		<section className="demos-parts wide" aria-labelledby="parts">
			<h2 id="parts">{text.heading}</h2>
			<ul>
				{names.map((name) => (
					<li key={name}>
						<Drawing size={[150, 48]} shapes={pictures[name]} />
						<h3>{text.list[name].name}</h3>
						<p>{text.list[name].text}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
