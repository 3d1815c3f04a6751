import { cases } from "../../../content/cases/list.ts";
import { en } from "../../../content/pages/method/en.ts";
import { es } from "../../../content/pages/method/es.ts";
import { servicesContext } from "../../../http/context.ts";
import { languageOf } from "../../../shared/language.ts";
import { InlineStyle } from "../../document/inline-style.tsx";
import { metadata } from "../../document/metadata.ts";
import { siteFacts } from "../../document/site-facts.server.ts";
import { breadcrumbs, type SchemaObject, service } from "../../document/structured-data.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { CallToAction } from "../../ui/call/call.tsx";
import { Drawing } from "../../ui/shapes/drawing.tsx";
import { drop } from "../../ui/shapes/drop.ts";
import type { Route } from "./+types/page";
import { Experience } from "./experience.tsx";
import { MethodHero } from "./hero.tsx";
import styles from "./page.css?inline";
import { Pillars } from "./pillars.tsx";
import { MethodSteps } from "./steps.tsx";

export function loader({ request, context }: Route.LoaderArgs) {
	const { settings } = context.get(servicesContext);
	const language = languageOf(new URL(request.url).pathname);
	const text = { es, en }[language](settings.brand.product);
	const [firstCase] = cases;
	return {
		language,
		text,
		story: { client: firstCase.client, ...firstCase.text[language] },
		site: siteFacts(settings),
	};
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "public" });

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { site, language, text } = loaderData;
	const { title, description } = text.summary;
	const name = title.split(":")[0] ?? title;
	const steps: SchemaObject = {
		"@type": "HowTo",
		name: text.heading,
		step: text.steps.list.map(({ name, text }, index) => ({
			"@type": "HowToStep",
			position: index + 1,
			name,
			text,
		})),
	};
	const schema = [service(site, { name, description }), steps, breadcrumbs(site, language, ["method", name])];
	return metadata({ site, language, summary: text.summary, page: "method", poster: text.heading, schema });
};

export default function Method({ loaderData: { text, story, site } }: Route.ComponentProps) {
	const { closing } = text;
	return (
		<>
			<InlineStyle css={styles} />
			<MethodHero text={text} />
			<MethodSteps steps={text.steps} />
			<Pillars pillars={text.pillars} />
			<Experience text={text} story={story} />
			<CallToAction colour="ladrillo" heading={closing.heading} picture={<FirstStep />}>
				<ButtonLink look="sun" href={`mailto:${site.email}?subject=${encodeURIComponent(closing.subject)}`}>
					{closing.write}
				</ButtonLink>
			</CallToAction>
		</>
	);
}

function FirstStep() {
	return (
		<Drawing className="call-picture method-first-step" size={[600, 500]} shapes={[]}>
			<path
				fill="none"
				stroke="var(--cielo2)"
				strokeWidth="40"
				d="M20 260a210 210 0 0 1 420 0a110 110 0 0 0 220 0V-900"
			/>
			<path fill="var(--cielo)" d={drop(80, 110, 150, "sw")} />
			<text x="230" y="340" fill="var(--on-cielo)">
				1
			</text>
		</Drawing>
	);
}
