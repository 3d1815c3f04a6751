import { pathTo } from "../../../content/addresses.ts";
import { en } from "../../../content/pages/audit/en.ts";
import { es } from "../../../content/pages/audit/es.ts";
import { servicesContext } from "../../../http/context.ts";
import { InlineStyle } from "../../document/inline-style.tsx";
import { metadata } from "../../document/metadata.ts";
import { siteFacts } from "../../document/site-facts.server.ts";
import { breadcrumbs, service } from "../../document/structured-data.ts";
import { emptyForm } from "../../forms/form-state.ts";
import { answerLeadForm, leadFormData } from "../../forms/lead-form.server.ts";
import { receivedSummary } from "../../forms/received-summary.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { UntilReceived } from "../../ui/form/until-received.tsx";
import type { Route } from "./+types/page";
import { auditForm, auditReport } from "./audit-form.server.ts";
import { AuditForm } from "./audit-form.tsx";
import { Explanation } from "./explanation.tsx";
import styles from "./page.css?inline";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { settings } = context.get(servicesContext);
	const form = await leadFormData({ request, context });
	const text = { es, en }[form.language](settings.brand.product);
	return { ...form, text, site: siteFacts(settings) };
}

export async function action({ request, context }: Route.ActionArgs) {
	return answerLeadForm({ request, context }, { schema: auditForm, report: auditReport });
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "public" });

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { site, language, text } = loaderData;
	const free = service(site, {
		name: "Audit Express",
		description: text.summary.description,
		offers: { "@type": "Offer", price: "0", priceCurrency: "COP" },
	});
	const poster = `${text.minutes} ${text.minutesUnit}. ${text.heading}`;
	const crumbs = breadcrumbs(site, language, ["audit", "Audit Express"]);
	const summary = receivedSummary(text.summary, loaderData);
	return metadata({ site, language, summary, page: "audit", poster, schema: [free, crumbs] });
};

export default function Audit({ loaderData, actionData }: Route.ComponentProps) {
	const { text, words, language, received, hubspot } = loaderData;
	return (
		<>
			<InlineStyle css={styles} />
			<section className="audit sol" id="top">
				<div className="wide audit-grid">
					<div>
						<p className="audit-minutes" aria-hidden="true">
							{text.minutes}
							<small>{text.minutesUnit}</small>
						</p>
						<h1>{text.heading}</h1>
						<p className="lead">{text.lead}</p>
						<ul className="audit-benefits">
							{text.benefits.map((benefit) => (
								<li key={benefit}>{benefit}</li>
							))}
						</ul>
					</div>
					<section className="audit-form paper" aria-labelledby="audit-form">
						<h2 id="audit-form">{words.audit.title}</h2>
						<UntilReceived
							received={received}
							words={words}
							message={words.audit.success}
							again={pathTo("audit", language)}
						>
							<AuditForm words={words} language={language} hubspot={hubspot} form={actionData ?? emptyForm} />
						</UntilReceived>
					</section>
				</div>
			</section>
			<Explanation text={text} />
			<section className="audit-closing ladrillo">
				<div className="wide row">
					<h2>{text.closing.heading}</h2>
					<ButtonLink look="sun" href="#top">
						{text.closing.button}
					</ButtonLink>
				</div>
			</section>
		</>
	);
}
