import { pathTo } from "../../../content/addresses.ts";
import { cases } from "../../../content/cases/list.ts";
import { en } from "../../../content/pages/method/en.ts";
import { es } from "../../../content/pages/method/es.ts";
import type { MethodText } from "../../../content/pages/method/schema.ts";
import { servicesContext } from "../../../http/context.ts";
import { languageOf } from "../../../shared/language.ts";
import { InlineStyle, LowerSectionsStyle } from "../../document/inline-style.tsx";
import { metadata } from "../../document/metadata.ts";
import { siteFacts } from "../../document/site-facts.server.ts";
import { breadcrumbs, type SchemaObject, service } from "../../document/structured-data.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { CallToAction } from "../../ui/call/call.tsx";
import { Drawing } from "../../ui/shapes/drawing.tsx";
import { DrawnList } from "../../ui/shapes/drawn-list.tsx";
import { circle, dome, drop, rectangle } from "../../ui/shapes/outlines.ts";
import type { Shape } from "../../ui/shapes/shapes.tsx";
import type { Route } from "./+types/page";
import { Experience } from "./experience.tsx";
import styles from "./hero.css?inline";
import { MethodHero } from "./hero.tsx";
import lowerSections from "./lower-sections.css?url";

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

export default function Method({ loaderData: { text, story, site, language } }: Route.ComponentProps) {
	const { closing } = text;
	return (
		<>
			<InlineStyle css={styles} />
			<MethodHero text={text} />
			<LowerSectionsStyle href={lowerSections} />
			<MethodSteps steps={text.steps} />
			<Pillars pillars={text.pillars} />
			<Experience text={text} story={story} />
			<CallToAction colour="ladrillo" heading={closing.heading} picture={<FirstStep />}>
				<ButtonLink look="sun" href={pathTo("audit", language)}>
					{closing.book}
				</ButtonLink>
				<ButtonLink
					look="outline"
					href={`mailto:${site.email}?subject=${encodeURIComponent(closing.subject)}`}
				>
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

const colours = ["cielo", "sol", "ladrillo", "noche"];

function MethodSteps({ steps }: { steps: MethodText["steps"] }) {
	return (
		<section className="full" aria-labelledby="steps">
			<h2 id="steps" className="wide">
				{steps.heading}
			</h2>
			<ol className="method-steps">
				{steps.list.map(({ name, when, text, yours }, index) => (
					<li key={name} className={colours[index]}>
						<p className="method-number" aria-hidden="true">
							{index + 1}
						</p>
						<div>
							<p className="method-when">{when}</p>
							<h3>{name}</h3>
							<p>{text}</p>
							<p className="method-yours">
								<b>{steps.yours}:</b> {yours}
							</p>
						</div>
					</li>
				))}
			</ol>
		</section>
	);
}

const wave = [40, 88, 124, 64, 96, 36]
	.map((height, index) => rectangle(58 + index * 22, 110 - height / 2, 12, height))
	.join("");
const voice: readonly Shape[] = [
	["ladrillo", drop(10, 0, 110, "se")],
	["papel", wave],
];
const data: readonly Shape[] = [
	["noche3", "M60 110V90a60 60 0 0 1 120 0v20h-28V90a32 32 0 0 0-64 0v20z"],
	["sol", "M30 100h180v60a60 60 0 0 1-60 60H30z"],
	["tinta", circle(118, 146, 20) + rectangle(109, 150, 18, 44)],
];
const people: readonly Shape[] = [
	["noche3", circle(150, 60, 52) + dome(150, 220, 88)],
	["ladrillo", drop(0, 76, 36, "se")],
	["papel", "M14 114l9-9l10 10l20-20l9 9l-29 29z"],
];
const pictures = [voice, data, people];

function Pillars({ pillars }: Pick<MethodText, "pillars">) {
	return (
		<section className="section method-pillars" aria-labelledby="pillars">
			<div className="wide">
				<h2 id="pillars">{pillars.heading}</h2>
				<DrawnList className="pillars" list={pillars.list} pictures={pictures} size={[240, 220]} />
			</div>
		</section>
	);
}
