import { pathTo } from "../../../content/addresses.ts";
import { languageOf } from "../../../content/language.ts";
import { servicesContext } from "../../../http/context.ts";
import { InlineStyle } from "../../document/inline-style.tsx";
import { metadata } from "../../document/metadata.ts";
import { absoluteUrl } from "../../document/site-address.ts";
import { siteFacts } from "../../document/site-facts.server.ts";
import { breadcrumbs, itemList } from "../../document/structured-data.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { CallToAction } from "../../ui/call/call.tsx";
import { Colon } from "../../ui/colon/colon.tsx";
import { IndustryIcon } from "../../ui/industry-icon/industry-icon.tsx";
import type { Route } from "./+types/page";
import { DemoCard } from "./demo-card.tsx";
import { demosData } from "./demos-data.server.ts";
import styles from "./page.css?inline";

export function loader({ request, context }: Route.LoaderArgs) {
	const { settings } = context.get(servicesContext);
	const language = languageOf(new URL(request.url).pathname);
	return { ...demosData(language, settings.brand), site: siteFacts(settings) };
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "public" });

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { site, language, summary, text, cards } = loaderData;
	const list = itemList(cards.map(({ name, path }) => ({ name, url: absoluteUrl(site, path) })));
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
	const { text, cards, industries, language } = loaderData;
	return (
		<>
			<InlineStyle css={styles} />
			<header className="demos-hero sol">
				<div className="wide">
					<h1>{text.heading}</h1>
					<p className="lead">{text.lead}</p>
					<Colon />
				</div>
			</header>
			<div className="full">
				<div className="demo-cards">
					{cards.map((card) => (
						<DemoCard key={card.path} card={card} open={text.open} />
					))}
				</div>
			</div>
			<p className="demos-simulation wide small quiet">{text.simulation}</p>
			<section className="section wide" aria-labelledby="more">
				<h2 id="more" className="demos-more-title">
					{text.more.heading}
				</h2>
				<p className="lead">{text.more.lead}</p>
				<ul className="demos-more">
					{industries.map(({ id, name, flows }) => (
						<li key={id}>
							<h3>
								<IndustryIcon industry={id} /> {name}
							</h3>
							<ul>
								{flows.map((flow) => (
									<li key={flow.id}>
										<a href={flow.path}>{flow.name}</a>
									</li>
								))}
							</ul>
						</li>
					))}
				</ul>
			</section>
			<CallToAction colour="niebla" heading={text.closing.heading} lead={text.closing.text}>
				<ButtonLink href={pathTo("contact", language)}>{text.closing.button}</ButtonLink>
			</CallToAction>
		</>
	);
}
