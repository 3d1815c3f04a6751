import { languageOf } from "../../../content/language.ts";
import { servicesContext } from "../../../http/context.ts";
import { InlineStyle } from "../../document/inline-style.tsx";
import { metadata } from "../../document/metadata.ts";
import { siteFacts } from "../../document/site-facts.server.ts";
import type { Route } from "./+types/page";
import { HomeClosing } from "./closing/closing.tsx";
import { HomeFigures } from "./figures/figures.tsx";
import { HomeHero } from "./hero/hero.tsx";
import { homeData } from "./home-data.server.ts";
import { Industries } from "./industries/industries.tsx";
import { Journey } from "./journey/journey.tsx";
import styles from "./page.css?inline";
import { Partners } from "./partners/partners.tsx";
import { HomeSteps } from "./steps/steps.tsx";
import { Values } from "./values/values.tsx";

export function loader({ request, context }: Route.LoaderArgs) {
	const { settings } = context.get(servicesContext);
	const language = languageOf(new URL(request.url).pathname);
	return { ...homeData(language, settings.brand), site: siteFacts(settings) };
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
	const { text, language, product, industries, partners, clients, notice } = loaderData;
	return (
		<>
			<InlineStyle css={styles} />
			<HomeHero text={text.hero} language={language} />
			<HomeFigures text={text.figures} />
			<HomeSteps text={text.steps} product={product} />
			<Journey text={text.journey} product={product} />
			<Partners text={text.partners} partners={partners} clients={clients} notice={notice} />
			<Values text={text.values} />
			<Industries text={text.industries} industries={industries} language={language} />
			<HomeClosing text={text.closing} language={language} />
		</>
	);
}
