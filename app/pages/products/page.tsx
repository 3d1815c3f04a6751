import { pathTo } from "../../../content/addresses.ts";
import type { ProductsText } from "../../../content/pages/products/schema.ts";
import { servicesContext } from "../../../http/context.ts";
import { languageOf } from "../../../shared/language.ts";
import { InlineStyle, LowerSectionsStyle } from "../../document/inline-style.tsx";
import { metadata } from "../../document/metadata.ts";
import { absoluteUrl } from "../../document/site-address.ts";
import { siteFacts } from "../../document/site-facts.server.ts";
import { breadcrumbs, type SchemaObject } from "../../document/structured-data.ts";
import { Island } from "../../islands/island.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { CallToAction } from "../../ui/call/call.tsx";
import { Drawing } from "../../ui/shapes/drawing.tsx";
import { circle, dome, drop } from "../../ui/shapes/outlines.ts";
import type { Shape } from "../../ui/shapes/shapes.tsx";
import type { Route } from "./+types/page";
import styles from "./hero.css?inline";
import { ProductsHero } from "./hero.tsx";
import { LeadDemo } from "./lead-demo/lead-demo.tsx";
import lowerSections from "./lower-sections.css?url";
import { ProductCards } from "./product-cards.tsx";
import { productsData } from "./products-data.server.ts";
import { ProductServices } from "./services.tsx";
import { Uses } from "./uses.tsx";
import { VoiceDemo } from "./voice-demo/voice-demo.tsx";

export function loader({ request, context }: Route.LoaderArgs) {
	const { settings } = context.get(servicesContext);
	const language = languageOf(new URL(request.url).pathname);
	return { ...productsData(language, settings.brand.product), site: siteFacts(settings) };
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "public" });

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { site, language, text, products } = loaderData;
	const things = products.map(
		({ id, page, name, oneLine }): SchemaObject => ({
			"@type": "SoftwareApplication",
			name,
			description: oneLine,
			applicationCategory: "BusinessApplication",
			operatingSystem: "Web",
			url: `${absoluteUrl(site, pathTo(page, language))}#${id}`,
			creator: { "@type": "Organization", name: site.product },
		}),
	);
	const schema = [...things, breadcrumbs(site, language, ["products", text.name])];
	return metadata({ site, language, summary: text.summary, page: "products", poster: text.heading, schema });
};

export default function Products({ loaderData }: Route.ComponentProps) {
	const { text, scale, qualifiedFrom, language } = loaderData;
	const { pilot, voice, controls } = text;
	return (
		<>
			<InlineStyle css={styles} />
			<ProductsHero text={text} />
			<section className="product cielo" id="contact-pilot" aria-labelledby="pilot">
				<div className="wide">
					<div className="products-heading">
						<h2 id="pilot">{pilot.name}</h2>
						<p className="intro">{pilot.intro}</p>
					</div>
					<LowerSectionsStyle href={lowerSections} />
					<Island
						name="lead-demo"
						of={LeadDemo}
						props={{ text: pilot.demo, controls, scale, qualifiedFrom }}
					/>
				</div>
			</section>
			<section className="product ladrillo" id="npsie" aria-labelledby="voice">
				<div className="wide">
					<div className="products-heading">
						<h2 id="voice">{voice.name}</h2>
						<p className="intro">{voice.intro}</p>
					</div>
					<Island name="voice-demo" of={VoiceDemo} props={{ text: voice.demo, controls }} />
				</div>
			</section>
			<ProductCards data={loaderData} />
			<Uses uses={text.uses} percent={controls.percent} />
			<Method method={text.method} />
			<ProductServices services={text.services} />
			<ProductsClosing text={text.closing} contact={pathTo("contact", language)} />
		</>
	);
}

function Method({ method }: { method: ProductsText["method"] }) {
	return (
		<section className="section sol" aria-labelledby="method">
			<div className="wide">
				<h2 id="method">{method.heading}</h2>
				<ol className="products-method">
					{method.list.map(({ name, text }) => (
						<li key={name}>
							<h3>{name}</h3>
							<p>{text}</p>
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}

const customer = (x: number) => circle(x, 238, 54) + dome(x, 400, 96);
/** Three customers, each with a question and its answer. */
const answered: readonly Shape[] = [
	["ladrillo2", customer(100)],
	["sol", customer(320)],
	["noche", customer(540)],
	["papel", drop(24, 56, 46, "sw") + drop(244, 16, 46, "sw") + drop(464, 56, 46, "sw")],
	["ladrillo", drop(100, 102, 38, "se") + drop(320, 62, 38, "se") + drop(540, 102, 38, "se")],
];

function ProductsClosing({ text, contact }: { text: ProductsText["closing"]; contact: string }) {
	const picture = <Drawing className="call-picture call-beside" size={[640, 400]} shapes={answered} />;
	return (
		<CallToAction colour="cielo" heading={text.heading} picture={picture}>
			<ButtonLink href={contact}>{text.button}</ButtonLink>
		</CallToAction>
	);
}
