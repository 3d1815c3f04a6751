import { pathTo, sectionAt, sectionIn } from "../../../content/addresses.ts";
import { cases } from "../../../content/cases/list.ts";
import { industries } from "../../../content/industries/list.ts";
import { en } from "../../../content/pages/solutions/en.ts";
import { es } from "../../../content/pages/solutions/es.ts";
import { products } from "../../../content/products/list.ts";
import { servicesContext } from "../../../http/context.ts";
import { languageOf } from "../../../shared/language.ts";
import { InlineStyle, LowerSectionsStyle } from "../../document/inline-style.tsx";
import { metadata } from "../../document/metadata.ts";
import { absoluteUrl } from "../../document/site-address.ts";
import { siteFacts } from "../../document/site-facts.server.ts";
import { breadcrumbs, service } from "../../document/structured-data.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { CallToAction } from "../../ui/call/call.tsx";
import type { Route } from "./+types/page";
import styles from "./hero.css?inline";
import lowerSections from "./lower-sections.css?url";
import { OpeningStreet } from "./opening-street.tsx";
import { Solution } from "./solution.tsx";
import { Stories } from "./stories.tsx";
import { UseCases } from "./use-cases.tsx";
import { Awning, Windows } from "./windows.tsx";

const solutionAddresses = [
	{ id: "travel-ai-booster", address: "/travel-ai-booster" },
	{ id: "sales-site-hub", address: "/real-estate-sales-site" },
	{ id: "cpg-cx-ai", address: "/cpg-cx-ai" },
] as const;
const shownCases = 3;

export function loader({ request, context }: Route.LoaderArgs) {
	const { settings } = context.get(servicesContext);
	const { pathname } = new URL(request.url);
	const language = languageOf(pathname);
	const text = { es, en }[language](settings.brand.product);
	return {
		language,
		text,
		site: siteFacts(settings),
		highlighted: solutionAddresses.find(({ address }) => address === sectionAt(pathname))?.id ?? null,
		solutions: solutionAddresses.map(({ id, address }) => {
			const product = products.find((one) => one.id === id)?.text[language];
			const { industry, ...words } = text.products[id];
			return {
				id,
				name: product?.name ?? id,
				does: product?.whatItDoes ?? [],
				...words,
				address: sectionIn(language, address),
				href: pathTo("industry", language, { industry }),
				industryName: industries.find((one) => one.id === industry)?.text[language].name ?? "",
			};
		}),
		stories: cases.slice(0, shownCases).map(({ id, client, text }) => ({ id, client, ...text[language] })),
	};
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "public" });

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { site, language, text, solutions } = loaderData;
	const name = text.summary.title.split(" | ")[0] ?? "";
	const url = absoluteUrl(site, pathTo("solutions", language));
	const services = solutions.map(({ id, name, text }) =>
		service(site, { name, description: text, url: `${url}#${id}` }),
	);
	const schema = [...services, breadcrumbs(site, language, ["solutions", name])];
	return metadata({ site, language, summary: text.summary, page: "solutions", poster: text.heading, schema });
};

export default function Solutions({ loaderData }: Route.ComponentProps) {
	const { text, solutions, stories, highlighted, language } = loaderData;
	return (
		<>
			<InlineStyle css={styles} />
			<header className="first-screen solutions-hero sol">
				<Awning />
				<div className="wide">
					<h1>{text.heading}</h1>
					<p className="intro">{text.intro}</p>
					<Windows solutions={solutions} />
				</div>
			</header>
			<LowerSectionsStyle href={lowerSections} />
			{solutions.map((solution, index) => (
				<Solution
					key={solution.id}
					solution={solution}
					see={text.see}
					colour={solutionColour(index)}
					highlighted={highlighted === solution.id}
				/>
			))}
			<UseCases text={text.useCases} />
			<Stories text={text.cases} stories={stories} href={pathTo("cases", language)} />
			<CallToAction colour="cielo" heading={text.closing.heading} picture={<OpeningStreet />}>
				<ButtonLink href={pathTo("contact", language)}>{text.closing.contact}</ButtonLink>
				<ButtonLink look="outline" href={pathTo("cases", language)}>
					{text.closing.cases}
				</ButtonLink>
			</CallToAction>
		</>
	);
}

const colours = ["noche", "sol", "ladrillo"];

function solutionColour(index: number): string {
	return colours[index % colours.length] ?? "noche";
}
