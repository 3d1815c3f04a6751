import { pathTo } from "../../../content/addresses.ts";
import { en } from "../../../content/pages/about/en.ts";
import { es } from "../../../content/pages/about/es.ts";
import { servicesContext } from "../../../http/context.ts";
import { languageOf } from "../../../shared/language.ts";
import { InlineStyle } from "../../document/inline-style.tsx";
import { metadata } from "../../document/metadata.ts";
import { siteFacts } from "../../document/site-facts.server.ts";
import { breadcrumbs } from "../../document/structured-data.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { CallToAction } from "../../ui/call/call.tsx";
import type { Route } from "./+types/page";
import { Beliefs } from "./beliefs.tsx";
import { Coffee } from "./coffee.tsx";
import { AboutHero } from "./hero.tsx";
import { History } from "./history.tsx";
import styles from "./page.css?inline";
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
