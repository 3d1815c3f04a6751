import { data } from "react-router";
import { pathTo } from "../../../content/addresses.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import { industries } from "../../../content/industries/list.ts";
import { en } from "../../../content/pages/industries/en.ts";
import { es } from "../../../content/pages/industries/es.ts";
import { servicesContext } from "../../../http/context.ts";
import { languageOf } from "../../../shared/language.ts";
import { InlineStyle, LowerSectionsStyle } from "../../document/inline-style.tsx";
import { metadata } from "../../document/metadata.ts";
import { siteFacts } from "../../document/site-facts.server.ts";
import { breadcrumbs, service } from "../../document/structured-data.ts";
import noticeStyles from "../../ui/notice/notice.css?inline";
import { NotFoundNotice } from "../../ui/notice/notice.tsx";
import type { Route } from "./+types/page";
import { IndustryApproach } from "./approach.tsx";
import { CaseStudy } from "./case-study.tsx";
import { ChatStage } from "./chat-stage/chat-stage.tsx";
import { IndustryClosing } from "./closing.tsx";
import { IndustryCounts } from "./counts/counts.tsx";
import { Faqs } from "./faqs.tsx";
import styles from "./hero.css?inline";
import { IndustryHero } from "./hero.tsx";
import { Integrations } from "./integrations.tsx";
import lowerSections from "./lower-sections.css?url";
import { NightByHours } from "./night/night.tsx";

export function loader({ params, request, context }: Route.LoaderArgs) {
	const { settings } = context.get(servicesContext);
	const language = languageOf(new URL(request.url).pathname);
	const words = { es, en }[language](settings.brand.product);
	const site = siteFacts(settings);
	const industry = industries.find(({ id }) => id === params.industry);
	if (!industry)
		return data({ kind: "unknown" as const, language, site, text: words.unknown }, { status: 404 });
	const { id } = industry;
	const { name, description, problems, faqs } = industry.text[language];
	const page = industry.page[language];
	return {
		kind: "found" as const,
		language,
		site,
		id,
		name,
		description,
		problems,
		faqs,
		page,
		text: words.industry,
		demo: words.demo,
		index: words.heading,
	};
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "public" });

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { site, language } = loaderData;
	if (loaderData.kind === "unknown") {
		const { title, message } = loaderData.text;
		const summary = { title: `${title} | ${site.product}`, description: message, keywords: [] };
		return metadata({ site, language, summary, page: null, noindex: true });
	}
	const { id, name, description, faqs, text, index, page } = loaderData;
	const title = `${fillBlanks(text.title, { name })} | ${site.product}`;
	const params = { industry: id };
	return metadata({
		site,
		language,
		page: "industry",
		params,
		poster: `${name}. ${page.heroTitle}`,
		summary: { title, description, keywords: [name] },
		kind: {
			"@type": "FAQPage",
			mainEntity: faqs.map(({ question, answer }) => ({
				"@type": "Question",
				name: question,
				acceptedAnswer: { "@type": "Answer", text: answer },
			})),
		},
		schema: [
			service(site, {
				name: title,
				description,
				audience: { "@type": "BusinessAudience", audienceType: name },
			}),
			breadcrumbs(site, language, ["industries", index], ["industry", name, params]),
		],
	});
};

export default function Industry({ loaderData }: Route.ComponentProps) {
	if (loaderData.kind === "unknown")
		return (
			<>
				<InlineStyle css={noticeStyles} />
				<NotFoundNotice text={loaderData.text} back={pathTo("industries", loaderData.language)} />
			</>
		);
	const { id, text, page, name, language, problems, faqs, site } = loaderData;
	return (
		<>
			<InlineStyle css={styles} />
			<IndustryHero data={loaderData} />
			<LowerSectionsStyle href={lowerSections} />
			<IndustryCounts industry={id} kpis={page.kpis} claims={text.claims} />
			<Doubts heading={text.challenges} problems={problems} answers={page.answers} from={site.product} />
			<NightByHours industry={id} night={page.night} jumps={text.nightJumps} />
			<IndustryApproach industry={id} text={text} solutions={page.solutions} />
			<Integrations
				heading={text.integrations}
				intro={text.integrationsIntro}
				integrations={page.integrations}
			/>
			{page.caseStudy && <CaseStudy text={text} study={page.caseStudy} />}
			<ChatStage industry={id} text={text.chat} chat={page.chat} from={site.product} language={language} />
			<Faqs heading={text.faqs} faqs={faqs} from={site.product} />
			<IndustryClosing industry={id} name={name} intro={page.closing} text={text} language={language} />
		</>
	);
}

type Props = { heading: string; problems: readonly string[]; answers: readonly string[]; from: string };

function Doubts({ heading, problems, answers, from }: Props) {
	return (
		<section className="section wide" aria-labelledby="challenges">
			<h2 id="challenges">{heading}</h2>
			<ul className="doubts">
				{problems.map((problem, index) => (
					<li key={problem}>
						<p className="doubt cielo">{problem}</p>{" "}
						<p className="doubt-answer ladrillo">
							<b className="visually-hidden">{`${from}:`}</b> {answers[index]}
						</p>
					</li>
				))}
			</ul>
		</section>
	);
}
