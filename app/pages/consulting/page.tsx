import { pathTo } from "../../../content/addresses.ts";
import { cases } from "../../../content/cases/list.ts";
import { industries } from "../../../content/industries/list.ts";
import { en } from "../../../content/pages/consulting/en.ts";
import { es } from "../../../content/pages/consulting/es.ts";
import { servicesContext } from "../../../http/context.ts";
import { languageOf } from "../../../shared/language.ts";
import { InlineStyle, LowerSectionsStyle } from "../../document/inline-style.tsx";
import { metadata } from "../../document/metadata.ts";
import { siteFacts } from "../../document/site-facts.server.ts";
import { breadcrumbs, service } from "../../document/structured-data.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { CallToAction } from "../../ui/call/call.tsx";
import { Drawing } from "../../ui/shapes/drawing.tsx";
import { drop, rectangle } from "../../ui/shapes/outlines.ts";
import type { Shape } from "../../ui/shapes/shapes.tsx";
import type { Route } from "./+types/page";
import styles from "./hero.css?inline";
import { ConsultingHero } from "./hero.tsx";
import lowerSections from "./lower-sections.css?url";
import { ConsultingResults } from "./results.tsx";
import { ConsultingServices } from "./services.tsx";
import { ConsultingSteps } from "./steps.tsx";

const shownCases = 3;

export function loader({ request, context }: Route.LoaderArgs) {
	const { settings } = context.get(servicesContext);
	const language = languageOf(new URL(request.url).pathname);
	const nameOf = (id: string) => industries.find((industry) => industry.id === id)?.text[language].name ?? id;
	return {
		language,
		site: siteFacts(settings),
		text: { es, en }[language](settings.brand.product),
		stories: cases.slice(0, shownCases).map(({ id, industry, text }) => {
			const { problem, solution, result } = text[language];
			const [figure = "", change = ""] = result.split(/(?<=%)\s+/);
			return { id, industry: nameOf(industry), problem, solution, figure, change };
		}),
	};
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "public" });

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { site, language, text } = loaderData;
	const { title, description } = text.summary;
	const name = title.split(" | ")[0] ?? title;
	const schema = [
		service(site, {
			name,
			description,
			hasOfferCatalog: {
				"@type": "OfferCatalog",
				name: text.services.heading,
				itemListElement: text.services.list.map(({ name, text: description }) => ({
					"@type": "Offer",
					itemOffered: { "@type": "Service", name, description },
				})),
			},
		}),
		breadcrumbs(site, language, ["consulting", name]),
	];
	return metadata({
		site,
		language,
		summary: text.summary,
		page: "consulting",
		poster: text.heading,
		schema,
	});
};

export default function Consulting({ loaderData: { text, stories, language } }: Route.ComponentProps) {
	const actions = (look?: "sun") => (
		<>
			<ButtonLink look={look} href={pathTo("contact", language)}>
				{text.contact}
			</ButtonLink>
			<ButtonLink look="outline" href={pathTo("audit", language)}>
				{text.audit}
			</ButtonLink>
		</>
	);
	return (
		<>
			<InlineStyle css={styles} />
			<ConsultingHero text={text}>{actions()}</ConsultingHero>
			<LowerSectionsStyle href={lowerSections} />
			<ConsultingServices services={text.services} />
			<ConsultingSteps method={text.method} />
			<ConsultingResults text={text} stories={stories} all={pathTo("cases", language)} />
			<CallToAction colour="ladrillo" heading={text.closing} picture={<OrderedRow />}>
				{actions("sun")}
			</CallToAction>
		</>
	);
}

const colours = ["luz", "noche", "papel", "cielo2"] as const;
const places = Array.from({ length: 10 }, (_, place) => place);
const every = (turn: number) =>
	places
		.filter((place) => place % colours.length === turn)
		.map((place) => drop(64 + place * 134, 20, 55, "sw"))
		.join("");
const row: readonly Shape[] = [
	...colours.map((colour, turn): Shape => [colour, every(turn)]),
	["tinta", rectangle(-2000, 130, 8000, 20)],
];

function OrderedRow() {
	return (
		<Drawing
			className="consulting-row"
			size={[1440, 150]}
			preserveAspectRatio="xMidYMax slice"
			shapes={row}
		/>
	);
}
