import { pathTo } from "../../../content/addresses.ts";
import { industries } from "../../../content/industries/list.ts";
import { languageOf } from "../../../content/language.ts";
import { en } from "../../../content/pages/demo/en.ts";
import { es } from "../../../content/pages/demo/es.ts";
import { servicesContext } from "../../../http/context.ts";
import { InlineStyle } from "../../document/inline-style.tsx";
import { breadcrumbs, metadata } from "../../document/metadata.ts";
import { siteFacts } from "../../document/site-facts.server.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import type { Route } from "./+types/page";
import styles from "./page.css?inline";

const shown = [
	{ industry: "hospitalidad-viajes", flow: "reserva" },
	{ industry: "real-estate-construccion", flow: "calificador" },
	{ industry: "retail-ecommerce", flow: "estado_pedido" },
] as const;
const colours = ["noche", "sol", "ladrillo"];

export function loader({ request, context }: Route.LoaderArgs) {
	const { settings } = context.get(servicesContext);
	const language = languageOf(new URL(request.url).pathname);
	const cards = shown.flatMap(({ industry, flow }) => {
		const found = industries.find(({ id }) => id === industry);
		const { name, description, steps } = found?.flows[language].find(({ id }) => id === flow) ?? {};
		if (!found || !name || !steps) return [];
		const href = pathTo("demoFlow", language, { industry, flow });
		return [{ industry: found.text[language].name, name, description, says: steps[0]?.customer ?? "", href }];
	});
	return {
		language,
		cards,
		text: { es, en }[language](settings.brand.product).index,
		site: siteFacts(settings),
	};
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "public" });

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { site, language, text } = loaderData;
	const name = text.summary.title.split(" | ")[0] ?? "";
	const schema = [{ "@type": "CollectionPage", name }, breadcrumbs(site, language, ["demos", name])];
	return metadata({ site, language, summary: text.summary, page: "demos", schema });
};

export default function Demos({ loaderData: { text, cards } }: Route.ComponentProps) {
	return (
		<>
			<InlineStyle css={styles} />
			<header className="demos-hero wide">
				<h1>{text.heading}</h1>
				<p className="lead">{text.lead}</p>
			</header>
			<div className="demos">
				{cards.map(({ name, industry, description, says, href }, index) => (
					<article key={name} className={colours[index]}>
						<p className="quiet">{industry}</p>
						<p className="demos-says">{says}</p>
						<h2>{name}</h2>
						<p>{description}</p>
						<p>
							<ButtonLink look="outline" href={href} aria-label={`${text.open}: ${name}`}>
								{text.open}
							</ButtonLink>
						</p>
					</article>
				))}
			</div>
		</>
	);
}
