import { pathTo } from "../../../content/addresses.ts";
import { servicesContext } from "../../../http/context.ts";
import { languageOf } from "../../../shared/language.ts";
import { readCalculatorInput } from "../../calculator/calculation.ts";
import { CalculatorSection } from "../../calculator/calculator-section.tsx";
import { InlineStyle, LowerSectionsStyle } from "../../document/inline-style.tsx";
import { metadata } from "../../document/metadata.ts";
import { siteFacts } from "../../document/site-facts.server.ts";
import type { Route } from "./+types/page";
import { HomeClosing } from "./closing/closing.tsx";
import styles from "./hero/hero.css?inline";
import { HomeHero } from "./hero/hero.tsx";
import { homeData } from "./home-data.server.ts";
import { Journey } from "./journey/journey.tsx";
import lowerSections from "./lower-sections.css?url";
import { Night } from "./night/night.tsx";
import { Partners } from "./partners/partners.tsx";
import { Proof } from "./proof/proof.tsx";
import { HomeSteps } from "./steps/steps.tsx";
import { Street } from "./street/street.tsx";
import { Values } from "./values/values.tsx";

export function loader({ request, context }: Route.LoaderArgs) {
	const { settings } = context.get(servicesContext);
	const url = new URL(request.url);
	const language = languageOf(url.pathname);
	const calculator = readCalculatorInput(url.searchParams);
	return { ...homeData(language, settings.brand), calculator, site: siteFacts(settings) };
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "public" });

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { site, language, summary, text } = loaderData;
	const { hour, heading } = text.hero;
	const poster = `${hour.time} ${hour.half} ${heading}`;
	return metadata({ site, language, summary, page: "home", poster });
};

export default function Home({ loaderData }: Route.ComponentProps) {
	const { text, language, product, industries, quote, partners, clients, notice, calculator } = loaderData;
	return (
		<>
			<InlineStyle css={styles} />
			<HomeHero text={text.hero} language={language} />
			<LowerSectionsStyle href={lowerSections} />
			<Night text={text.night} />
			<Journey text={text.journey} language={language} />
			<Street text={text.industries} industries={industries} language={language} />
			<HomeSteps text={text.steps} product={product} />
			<Values text={text.values} />
			<CalculatorSection language={language} input={calculator} path={pathTo("home", language)} />
			<Proof text={text.proof} quote={quote} />
			<Partners text={text.partners} partners={partners} clients={clients} notice={notice} />
			<HomeClosing text={text.closing} language={language} />
		</>
	);
}
