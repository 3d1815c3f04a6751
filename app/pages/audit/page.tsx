import { en } from "../../../content/pages/audit/en.ts";
import { es } from "../../../content/pages/audit/es.ts";
import type { AuditText } from "../../../content/pages/audit/schema.ts";
import { servicesContext } from "../../../http/context.ts";
import { InlineStyle, LowerSectionsStyle } from "../../document/inline-style.tsx";
import { metadata } from "../../document/metadata.ts";
import { siteFacts } from "../../document/site-facts.server.ts";
import { breadcrumbs, service } from "../../document/structured-data.ts";
import { emptyForm } from "../../forms/form-state.ts";
import { answerLeadForm, loadLeadForm } from "../../forms/lead-form.server.ts";
import { LeadReceived } from "../../forms/lead-received.tsx";
import { receivedHead } from "../../forms/received-head.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { CallToAction } from "../../ui/call/call.tsx";
import { Drawing } from "../../ui/shapes/drawing.tsx";
import { drop, rectangle } from "../../ui/shapes/outlines.ts";
import type { Shape } from "../../ui/shapes/shapes.tsx";
import type { Route } from "./+types/page";
import { auditForm, auditLead } from "./audit-form.server.ts";
import { AuditForm } from "./audit-form.tsx";
import { HalfHour } from "./half-hour.tsx";
import styles from "./hero.css?inline";
import { AuditHero } from "./hero.tsx";
import lowerSections from "./lower-sections.css?url";
import { AuditOutcome } from "./outcome.tsx";

const formId = "agenda";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { settings } = context.get(servicesContext);
	const form = await loadLeadForm({ request, context }, "audit");
	const text = { es, en }[form.language](settings.brand.product);
	return { ...form, text, site: siteFacts(settings) };
}

export async function action({ request, context }: Route.ActionArgs) {
	return answerLeadForm({ request, context }, { schema: auditForm, toLead: auditLead });
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
	const summary = receivedHead(text.summary, loaderData);
	return metadata({ site, language, summary, page: "audit", poster, schema: [free, crumbs] });
};

export default function Audit({ loaderData, actionData }: Route.ComponentProps) {
	const { text, words, language, received, hubspot } = loaderData;
	return (
		<>
			<InlineStyle css={styles} />
			{received ? (
				<LeadReceived page="audit" data={{ ...loaderData, received }} lowerSections={lowerSections} />
			) : (
				<>
					<AuditHero text={text} form={`#${formId}`} />
					<LowerSectionsStyle href={lowerSections} />
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
			<AuditOutcome text={text} />
			{!received && <AuditClosing text={text.closing} />}
		</>
	);
}

/** The five days of a week, with half an hour taken in the middle one. */
const week: readonly Shape[] = [
	[
		"papel",
		drop(0, 182, 54, "se") + drop(114, 182, 54, "se") + drop(438, 182, 54, "sw") + drop(552, 182, 54, "sw"),
	],
	["noche", "M330 90A100 100 0 0 0 330 290z"],
	["luz", "M330 90A100 100 0 0 1 330 290z"],
	["celeste", drop(294, 54, 36, "sw")],
];

function AuditClosing({ text }: { text: AuditText["closing"] }) {
	const picture = <Drawing className="call-picture" size={[660, 290]} shapes={week} />;
	return (
		<CallToAction colour="ladrillo" heading={text.heading} picture={picture}>
			<ButtonLink look="sun" href="#top">
				{text.button}
			</ButtonLink>
		</CallToAction>
	);
}

const check = (y: number) => `M70 ${y}l8-8l10 10l24-24l8 8l-32 32z`;
const rows = [90, 190, 290];
const report: readonly Shape[] = [
	["noche", "M0 0h310a70 70 0 0 1 70 70v390H70a70 70 0 0 1-70-70z"],
	["ladrillo", rows.map((y) => drop(54, y - 40, 40, "se")).join("")],
	["papel", rows.map(check).join("") + rows.map((y) => rectangle(160, y - 20, 120, 18)).join("")],
	["noche3", rows.map((y) => rectangle(160, y + 10, 104, 12)).join("")],
	["cielo2", "M54 390h170v-14l40 24l-40 24v-14H54z"],
];

function KeptReport() {
	return (
		<Drawing className="audit-report" size={[440, 530]} shapes={[]}>
			<g transform="translate(30 40) rotate(-6 190 230)">
				{report.map(([colour, outline]) => (
					<path key={colour} fill={`var(--${colour})`} d={outline} />
				))}
			</g>
			<path className="arrives" fill="var(--celeste)" d={drop(300, 0, 56, "sw")} />
			<path className="arrives answering" fill="var(--ladrillo)" d={drop(340, 424, 48, "se")} />
		</Drawing>
	);
}
