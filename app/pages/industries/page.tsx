import { pathTo } from "../../../content/addresses.ts";
import type { DemoFlow } from "../../../content/industries/flow-schema.ts";
import { industries } from "../../../content/industries/list.ts";
import { en } from "../../../content/pages/industries/en.ts";
import { es } from "../../../content/pages/industries/es.ts";
import type { IndustriesText } from "../../../content/pages/industries/schema.ts";
import { servicesContext } from "../../../http/context.ts";
import { type Language, languageOf } from "../../../shared/language.ts";
import { readCalculatorInput } from "../../calculator/calculation.ts";
import { CalculatorSection } from "../../calculator/calculator-section.tsx";
import { InlineStyle, LowerSectionsStyle } from "../../document/inline-style.tsx";
import { metadata } from "../../document/metadata.ts";
import { absoluteUrl } from "../../document/site-address.ts";
import { siteFacts } from "../../document/site-facts.server.ts";
import { breadcrumbs, itemList } from "../../document/structured-data.ts";
import { Island } from "../../islands/island.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { CallToAction } from "../../ui/call/call.tsx";
import { Drawing } from "../../ui/shapes/drawing.tsx";
import { circle, dome, drop, rectangle } from "../../ui/shapes/outlines.ts";
import type { Shape } from "../../ui/shapes/shapes.tsx";
import type { Route } from "./+types/page";
import { DemoDialog, type OfferedDemo } from "./demo-dialog.tsx";
import styles from "./hero.css?inline";
import { IndustriesHero } from "./hero.tsx";
import { IndustryCard } from "./industry-card.tsx";
import lowerSections from "./lower-sections.css?url";

export function loader({ request, context }: Route.LoaderArgs) {
	const { settings } = context.get(servicesContext);
	const url = new URL(request.url);
	const language = languageOf(url.pathname);
	const { industry, unknown, ...text } = { es, en }[language](settings.brand.product);
	const cards = industries.map(({ id, text, page, flows }) => ({
		id,
		demo: offeredDemo(flows[0], language, id),
		name: text[language].name,
		description: text[language].description,
		kpis: page[language].kpis.slice(0, 2),
	}));
	const calculator = readCalculatorInput(url.searchParams);
	return { language, text, cards, calculator, site: siteFacts(settings) };
}

function offeredDemo(flow: DemoFlow, language: Language, industry: string): OfferedDemo {
	return {
		id: `demo-${industry}`,
		name: flow.text[language].name,
		href: pathTo("demo", language, { industry }),
		data: `/demo-data/${language}/${industry}/${flow.id}`,
	};
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "public" });

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { site, language, text, cards } = loaderData;
	const list = itemList(
		cards.map(({ id, name }) => ({
			name,
			url: absoluteUrl(site, pathTo("industry", language, { industry: id })),
		})),
	);
	const crumbs = breadcrumbs(site, language, ["industries", text.heading]);
	return metadata({
		site,
		language,
		summary: text.summary,
		page: "industries",
		kind: { "@type": "CollectionPage" },
		poster: text.heading,
		schema: [list, crumbs],
	});
};

export default function Industries({ loaderData }: Route.ComponentProps) {
	const { text, cards, language, calculator } = loaderData;
	return (
		<>
			<InlineStyle css={styles} />
			<IndustriesHero text={text} cards={cards} language={language} />
			<LowerSectionsStyle href={lowerSections} />
			<div className="industries-list full">
				{cards.map((card) => (
					<IndustryCard key={card.id} card={card} text={text} language={language} />
				))}
			</div>
			{cards.map(({ demo }) => (
				<Island key={demo.id} name="demo-dialog" of={DemoDialog} props={{ demo, text: text.dialog }} />
			))}
			<CalculatorSection language={language} input={calculator} path={pathTo("industries", language)} />
			<IndustriesClosing text={text.closing} contact={pathTo("contact", language)} />
		</>
	);
}

/** One more door, open, and somebody who asks in front of it. */
const door: readonly Shape[] = [
	["ladrillo", "M20 400V190A160 160 0 0 1 340 190V400z"],
	["luz", "M84 400V214A96 96 0 0 1 276 214V400z"],
	["noche", "M84 400V214A96 96 0 0 1 180 118V400z"],
	["luz", circle(160, 296, 9)],
	["noche2", dome(472, 400, 84)],
	["ladrillo2", circle(472, 260, 50)],
	["papel", drop(500, 96, 56, "sw")],
	["tinta", rectangle(-3000, 400, 7000, 20)],
];

type Props = { text: IndustriesText["closing"]; contact: string };

function IndustriesClosing({ text, contact }: Props) {
	const picture = <Drawing className="call-picture" size={[620, 420]} shapes={door} />;
	return (
		<CallToAction colour="cielo" heading={text.heading} intro={text.text} picture={picture}>
			<ButtonLink href={contact}>{text.button}</ButtonLink>
		</CallToAction>
	);
}
