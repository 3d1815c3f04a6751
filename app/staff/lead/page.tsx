import { fillBlanks } from "../../../content/fill-blanks.ts";
import { percentSign } from "../../../content/locale.ts";
import type { StaffText } from "../../../content/staff/schema.ts";
import { readLeadDetails } from "../../../domain/leads/lead-details.ts";
import { originOf } from "../../../http/origin.ts";
import { formOf } from "../../forms/form-state.ts";
import { useLanguage } from "../../layout/use-language.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";
import { Dated } from "../../ui/near-date/near-date.tsx";
import { answerStaffForm } from "../form/staff-form.server.ts";
import { notFound, staffRequest } from "../staff-request.server.ts";
import type { Route } from "./+types/page";
import { Consent } from "./consent.tsx";
import { LeadConsultation } from "./consultation.tsx";
import { crmView } from "./crm-view.server.ts";
import { LeadEvents } from "./events.tsx";
import { LeadHandling } from "./handling.tsx";
import { KnownFacts } from "./known-facts.tsx";
import { leadIntents } from "./lead-intents.server.ts";
import { leadOutcome } from "./lead-outcome.server.ts";
import { type LeadView, leadView } from "./lead-view.server.ts";
import { LeadNextStep } from "./next-step.tsx";
import { OtherLeads } from "./other-leads.tsx";
import { Proposals } from "./proposals.tsx";

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
	const { services, db, language, searchParams, to, text, linkWay } = staffRequest(request, context);
	const { settings, runtime } = services;
	const now = runtime.now();
	const details = (await readLeadDetails(db, services, params.lead)) ?? notFound();
	const lead = leadView(details, {
		language,
		origin: originOf(url.href, settings),
		now,
	});
	return {
		text,
		lead,
		linkWay,
		...leadOutcome(searchParams, { details, text, linkWay }),
		submissionKey: runtime.newId(),
		crm: crmView(details, { now, language, odooUrl: settings.crm.odoo?.url }),
		path: to(`/leads/${encodeURIComponent(lead.id)}`),
		leadsPath: to("/leads"),
		conversationPath: lead.conversationId && to(`/conversations/${encodeURIComponent(lead.conversationId)}`),
	};
}

export function action({ params, request, context }: Route.ActionArgs) {
	return answerStaffForm(request, context, leadIntents, params.lead);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.lead.name }];

export default function LeadPage({ loaderData, actionData }: Route.ComponentProps) {
	const { text, lead, crm, path, leadsPath, conversationPath, notice, isUnchanged, submissionKey, linkWay } =
		loaderData;
	const words = text.lead;
	return (
		<>
			<LeadHead lead={lead} scoreLabel={words.score} />
			{notice && !actionData && (
				<p className={isUnchanged ? "alert lead-notice" : "alert alert-done"} role="status">
					<b>{notice}</b>
				</p>
			)}
			<LeadNextStep lead={lead} text={words} path={path} conversationPath={conversationPath} />
			<div className="lead-columns">
				<KnownFacts lead={lead} text={words} />
				<LeadEvents
					lead={lead}
					text={words}
					path={path}
					conversationPath={conversationPath}
					submissionKey={submissionKey}
					note={formOf(actionData, "note")}
				/>
				<div className="lead-work">
					<OtherLeads others={lead.others} words={words.others} leadsPath={leadsPath} />
					<Proposals lead={lead} text={text} path={path} />
					<LeadConsultation
						consultation={lead.consultation}
						text={words}
						path={path}
						linkWay={linkWay}
						form={formOf(actionData, "consultation", { fallback: lead.consultation.form })}
					/>
					<LeadHandling lead={lead} text={words} path={path} />
				</div>
				<div className="lead-state">
					<Score lead={lead} text={words} />
					<Crm crm={crm} text={text.crm} path={path} />
				</div>
				<Consent consent={lead.consent} text={words} path={path} />
			</div>
		</>
	);
}

function LeadHead({ lead, scoreLabel }: { lead: LeadView; scoreLabel: string }) {
	return (
		<header className="screen-head">
			<div>
				<h1>{lead.name}</h1>
				<p className="intro quiet">
					{lead.about}
					{lead.requests && (
						<>
							{" · "}
							<a href="#others">{lead.requests}</a>
						</>
					)}
				</p>
				<p className="lead-tags">
					<span className="tag sol">{lead.status}</span> <span className="tag lead-tag">{lead.source}</span>
				</p>
			</div>
			<p className="lead-score">
				<span className="lead-score-label small quiet">{scoreLabel} </span>
				{lead.score}
				<small>{percentSign[useLanguage()]}</small>
			</p>
		</header>
	);
}

type Props = { crm: ReturnType<typeof crmView>; text: StaffText["crm"]; path: string };

function Crm({ crm: { status, at, link, send }, text, path }: Props) {
	return (
		<section className="panel lead-part" aria-labelledby="crm">
			<h2 id="crm">{text.title}</h2>
			<p>{at ? <Dated sentence={status} at={at} /> : status}</p>
			{link && (
				<p>
					<ButtonLink look="small quiet" href={link}>
						{text.open}
					</ButtonLink>
				</p>
			)}
			{send && <ShortForm action={path} send={send} look="small quiet" hiddenFields={{ intent: "crm" }} />}
		</section>
	);
}

function Score({ lead, text }: { lead: LeadView; text: StaffText["lead"] }) {
	return (
		<section className="panel lead-part" aria-labelledby="score">
			<h2 id="score">{fillBlanks(text.why, { score: lead.score })}</h2>
			<ol className="lead-reasons">
				{lead.reasons.map(({ step, title, points, earned, missing }) => (
					<li key={step} data-earned={earned || undefined}>
						<p>
							{earned ? <b>{title}</b> : <span>{title}</span>}
							{missing && <span className="small quiet lead-missing">{missing}</span>}
						</p>
						{points > 0 && (
							<p className="lead-points">
								<span className="visually-hidden">{earned ? text.earned : text.notEarned}: </span>+{points}
							</p>
						)}
					</li>
				))}
			</ol>
		</section>
	);
}
