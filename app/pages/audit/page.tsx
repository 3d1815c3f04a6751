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
import { ReceivedScreen } from "../../ui/received-screen/received-screen.tsx";
import type { Route } from "./+types/page";
import { auditForm, auditReport } from "./audit-form.server.ts";
import { AuditForm } from "./audit-form.tsx";
import { AuditClosing } from "./closing.tsx";
import { HalfHour } from "./half-hour.tsx";
import { AuditHero } from "./hero.tsx";
import { KeptReport } from "./kept-report.tsx";
import { Outcome } from "./outcome.tsx";
import styles from "./page.css?inline";

const formId = "agenda";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { settings } = context.get(servicesContext);
	const form = await leadFormData({ request, context }, "audit");
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
	const { text, words, language, received, hubspot, next } = loaderData;
	return (
		<>
			<InlineStyle css={styles} />
			{received ? (
				<ReceivedScreen
					words={words}
					message={words.audit.success}
					received={received}
					next={next}
					again={pathTo("audit", language)}
				/>
			) : (
				<>
					<AuditHero text={text} form={`#${formId}`} />
					<section className="audit sol" id={formId} aria-labelledby="audit-form">
						<div className="wide audit-grid">
							<div className="audit-invitation">
								<h2 id="audit-form">{words.audit.title}</h2>
								<KeptReport />
							</div>
							<div className="audit-form paper">
								<AuditForm
									words={words}
									language={language}
									hubspot={hubspot}
									form={actionData ?? emptyForm}
								/>
							</div>
						</div>
					</section>
				</>
			)}
			<HalfHour steps={text.steps} />
			<Outcome text={text} />
			{!received && <AuditClosing text={text.closing} />}
		</>
	);
}
