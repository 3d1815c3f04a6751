import { pathTo } from "../../../content/addresses.ts";
import { languageOf } from "../../../content/language.ts";
import { servicesContext } from "../../../http/context.ts";
import { InlineStyle } from "../../document/inline-style.tsx";
import { breadcrumbs, metadata } from "../../document/metadata.ts";
import { siteFacts } from "../../document/site-facts.server.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { Call } from "../../ui/call/call.tsx";
import type { Route } from "./+types/page";
import { LeadDemo } from "./lead-demo/lead-demo.tsx";
import { More } from "./more.tsx";
import styles from "./page.css?inline";
import { productsData } from "./products-data.server.ts";
import { VoiceDemo } from "./voice-demo/voice-demo.tsx";

export function loader({ request, context }: Route.LoaderArgs) {
	const { settings } = context.get(servicesContext);
	const language = languageOf(new URL(request.url).pathname);
	return { ...productsData(language, settings.brand.product), site: siteFacts(settings) };
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "public" });

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { site, language, text } = loaderData;
	const name = text.summary.title.split(" | ")[0] ?? "";
	const services = [text.pilot, text.voice].map(({ name, lead }) => ({
		"@type": "Service",
		name,
		description: lead,
		areaServed: "CO",
	}));
	const schema = [...services, breadcrumbs(site, language, ["products", name])];
	return metadata({ site, language, summary: text.summary, page: "products", schema });
};

export default function Products({ loaderData }: Route.ComponentProps) {
	const { text, scale, language } = loaderData;
	return (
		<>
			<InlineStyle css={styles} />
			<header className="products-hero wide">
				<h1>{text.heading}</h1>
				<p className="lead">{text.lead}</p>
			</header>
			<section className="product cielo" id="contact-pilot" aria-labelledby="pilot">
				<div className="wide">
					<h2 id="pilot">{text.pilot.name}</h2>
					<p className="lead">{text.pilot.lead}</p>
					<LeadDemo text={text.pilot.demo} controls={text.controls} scale={scale} />
				</div>
			</section>
			<section className="product noche" id="npsie" aria-labelledby="voice">
				<div className="wide">
					<h2 id="voice">{text.voice.name}</h2>
					<p className="lead">{text.voice.lead}</p>
					<VoiceDemo text={text.voice.demo} controls={text.controls} />
				</div>
			</section>
			<More data={loaderData} />
			<Call colour="ladrillo" heading={text.closing.heading}>
				<ButtonLink look="sun" href={pathTo("contact", language)}>
					{text.closing.button}
				</ButtonLink>
			</Call>
		</>
	);
}
