import { pathTo } from "../../../content/addresses.ts";
import { cases } from "../../../content/cases/list.ts";
import type { CaseText } from "../../../content/cases/schema.ts";
import { type IndustryId, industries } from "../../../content/industries/list.ts";
import { en } from "../../../content/pages/cases/en.ts";
import { es } from "../../../content/pages/cases/es.ts";
import type { CasesText } from "../../../content/pages/cases/schema.ts";
import { servicesContext } from "../../../http/context.ts";
import { languageOf } from "../../../shared/language.ts";
import { InlineStyle, LowerSectionsStyle } from "../../document/inline-style.tsx";
import { metadata } from "../../document/metadata.ts";
import { absoluteUrl } from "../../document/site-address.ts";
import { siteFacts } from "../../document/site-facts.server.ts";
import { breadcrumbs, itemList } from "../../document/structured-data.ts";
import { FilterLinks } from "../../ui/filter-links/filter-links.tsx";
import { SceneDrawing } from "../../ui/scene/scene.tsx";
import { sceneAt } from "../../ui/scene/scene-places.ts";
import { type CaseId, Tally } from "../../ui/tally/tally.tsx";
import type { Route } from "./+types/page";
import { CasesClosing } from "./closing.tsx";
import styles from "./hero.css?inline";
import { CasesHero } from "./hero.tsx";
import lowerSections from "./lower-sections.css?url";

const parameter = { es: "industria", en: "industry" } as const;

export function loader({ request, context }: Route.LoaderArgs) {
	const { settings } = context.get(servicesContext);
	const { pathname, searchParams } = new URL(request.url);
	const language = languageOf(pathname);
	const requestedId = searchParams.get(parameter[language]);
	const chosen = industries.find(({ id }) => id === requestedId)?.id ?? null;
	const text = { es, en }[language](settings.brand.product);
	const all = pathTo("cases", language);
	const choices = industries.map(({ id, text }) => ({
		id,
		name: text[language].name,
		path: `${all}?${parameter[language]}=${id}`,
	}));
	return {
		language,
		chosen,
		text,
		site: siteFacts(settings),
		choices: [{ id: "", name: text.all, path: all }, ...choices],
		first: { client: cases[0].client, ...cases[0].text[language] },
		stories: cases
			.filter(({ industry }) => !chosen || industry === chosen)
			.map(({ id, industry, client, text }) => ({ id, industry, client, ...text[language] })),
	};
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "public" });

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { site, language, text, stories } = loaderData;
	const url = absoluteUrl(site, pathTo("cases", language));
	const schema = [
		itemList(stories.map(({ id, title }) => ({ name: title, url: `${url}#${id}` }))),
		breadcrumbs(site, language, ["cases", text.heading]),
	];
	return metadata({
		site,
		language,
		summary: text.summary,
		page: "cases",
		kind: { "@type": "CollectionPage" },
		poster: text.heading,
		schema,
	});
};

export default function Cases({ loaderData }: Route.ComponentProps) {
	const { text, first, stories, choices, chosen, language } = loaderData;
	return (
		<>
			<InlineStyle css={styles} />
			<CasesHero text={text} story={first} />
			<LowerSectionsStyle href={lowerSections} />
			<div className="cases-choices wide">
				<p className="intro">{text.intro}</p>
				<FilterLinks label={text.filter} choices={choices} chosen={chosen ?? ""} />
				<p className="small quiet">{text.sample}</p>
			</div>
			{stories.map((story) => (
				<CaseStory key={story.id} story={story} labels={text.labels} />
			))}
			<CasesClosing text={text.closing} language={language} />
		</>
	);
}

type Story = CaseText & { id: CaseId; industry: IndustryId; client: string };

function CaseStory({ story, labels }: { story: Story; labels: CasesText["labels"] }) {
	const { id, industry, client, title, problem, solution, result, quote, author } = story;
	const [figure, change] = result.split(/(?<=%)\s+/);
	return (
		<article className="story" id={id} aria-labelledby={`${id}-title`}>
			<SceneDrawing {...sceneAt("case", industry)} />
			<div className="story-words">
				<p className="quiet">{client}</p>
				<h2 id={`${id}-title`}>{title}</h2>
				<dl>
					<div className="story-problem cielo">
						<dt>{labels.problem}</dt>
						<dd>{problem}</dd>
					</div>
					<div className="story-solution ladrillo">
						<dt>{labels.solution}</dt>
						<dd>{solution}</dd>
					</div>
					<div className="story-result">
						<dt>{labels.result}</dt>
						<dd>
							<strong>{figure}</strong> <span>{change}</span>
							<Tally of={id} />
						</dd>
					</div>
				</dl>
				<blockquote>
					<p className="quote">{quote}</p>
					<footer className="small quiet">{author}</footer>
				</blockquote>
			</div>
		</article>
	);
}
