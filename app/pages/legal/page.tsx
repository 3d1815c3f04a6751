import { pathTo } from "../../../content/addresses.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import { forms } from "../../../content/forms/list.ts";
import { longCalendarDate } from "../../../content/locale.ts";
import { en } from "../../../content/pages/legal/en.ts";
import { es } from "../../../content/pages/legal/es.ts";
import { rightsId } from "../../../content/pages/legal/rights-id.ts";
import type { LegalSection } from "../../../content/pages/legal/schema.ts";
import { findRecordedRequest, recordRightsRequest } from "../../../domain/privacy/record-rights-request.ts";
import { servicesContext } from "../../../http/context.ts";
import { languageOf } from "../../../shared/language.ts";
import { InlineStyle } from "../../document/inline-style.tsx";
import { metadata } from "../../document/metadata.ts";
import { siteFacts } from "../../document/site-facts.server.ts";
import { breadcrumbs } from "../../document/structured-data.ts";
import { answerForm, receivedReference } from "../../forms/answer-form.server.ts";
import { emptyForm } from "../../forms/form-state.ts";
import { receivedHead } from "../../forms/received-head.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Colon } from "../../ui/colon/colon.tsx";
import { Received } from "../../ui/received/received.tsx";
import type { Route } from "./+types/page";
import { LegalContents } from "./contents.tsx";
import styles from "./page.css?inline";
import { rightsForm } from "./rights-form.server.ts";
import { RightsForm } from "./rights-form.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { settings, connection, runtime } = context.get(servicesContext);
	const language = languageOf(new URL(request.url).pathname);
	const received = await receivedReference(request, (reference) =>
		findRecordedRequest(connection.db, reference),
	);
	return {
		language,
		received,
		words: forms[language],
		dueOn: received && longCalendarDate(received.dueOn, language),
		year: runtime.now().getFullYear(),
		text: { es, en }[language]({
			...settings.brand,
			...settings.company,
			thirdPartyAnalytics: settings.thirdPartyAnalytics !== null,
		}),
		site: siteFacts(settings),
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const { connection, runtime } = context.get(servicesContext);
	const language = languageOf(new URL(request.url).pathname);
	const words = forms[language];
	return answerForm({
		request,
		context,
		schema: rightsForm,
		words,
		store: async (values) => {
			const { kind, name, email, detail } = values;
			const report = {
				language,
				kind,
				name,
				email,
				detail,
				consentVersion: words.consent.version,
				documentType: values.document_type,
				documentNumber: values.document_number,
			};
			const { request } = await recordRightsRequest(connection.db, runtime, report);
			return { kind: "stored", reference: request.reference };
		},
	});
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "public" });

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { site, language, text } = loaderData;
	const schema = [breadcrumbs(site, language, ["legal", text.privacy.title])];
	const summary = receivedHead(text.summary, loaderData);
	return metadata({ site, language, summary, page: "legal", poster: text.heading, schema });
};

export default function Legal({ loaderData, actionData }: Route.ComponentProps) {
	const { text, words, language, received, dueOn, year } = loaderData;
	return (
		<>
			<InlineStyle css={styles} />
			<header className="legal-head cielo">
				<div className="wide">
					<h1>{text.heading}</h1>
					<p className="legal-mark">
						<Colon />
					</p>
					<p className="row">
						<ButtonLink look="outline" href={`#${rightsId}`}>
							{text.rights.title}
						</ButtonLink>
						<span className="quiet">{fillBlanks(text.updated, { year })}</span>
					</p>
				</div>
			</header>
			<div className="full">
				<div className="legal wide">
					<LegalContents text={text} rightsId={rightsId} />
					<div className="legal-text">
						<h2>{text.privacy.title}</h2>
						<Sections sections={text.privacy.sections} />
						<h2>{text.terms.title}</h2>
						<Sections sections={text.terms.sections} />
					</div>
				</div>
			</div>
			<section className="section niebla" id={rightsId} aria-labelledby="rights">
				<div className="wide rights">
					<div>
						<h2 id="rights">{text.rights.title}</h2>
						<p className="intro">{text.rights.intro}</p>
						<p className="quiet">{text.rights.terms}</p>
					</div>
					{received ? (
						<Received
							{...received}
							message={words.rights.success}
							next={dueOn ? fillBlanks(words.rights.dueOn, { date: dueOn }) : undefined}
							again={`${pathTo("legal", language)}#${rightsId}`}
						/>
					) : (
						<RightsForm form={actionData ?? emptyForm} words={words} language={language} />
					)}
				</div>
			</section>
		</>
	);
}

function Sections({ sections }: { sections: readonly LegalSection[] }) {
	return sections.map(({ id, title, paragraphs }) => (
		<section key={id} id={id} aria-labelledby={`${id}-title`}>
			<h3 id={`${id}-title`}>{title}</h3>
			<div>
				{paragraphs.map((paragraph) => (
					<p key={paragraph}>{paragraph}</p>
				))}
			</div>
		</section>
	));
}
