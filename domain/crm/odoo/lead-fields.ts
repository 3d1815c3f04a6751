import { html } from "hono/html";
import { emails } from "../../../content/emails/list.ts";
import { industries } from "../../../content/industries/list.ts";
import { leadLabels } from "../../../content/leads/labels.ts";
import { staff } from "../../../content/staff/list.ts";
import { type FactName, factNames } from "../../../shared/lead.ts";
import { exportedPhone } from "../../contact/phone.ts";
import type { Lead } from "../../leads/lead.ts";
import { industryName } from "../../leads/names.ts";
import type { CrmLead } from "../crm-lead.ts";

/** Sales reads Spanish, whatever the visitor's language. */
const labels = leadLabels.es;
const words = emails.es.salesNotice;

/** Our reference as Odoo stores it; used to find the lead again. */
export function referenceIn({ reference }: Pick<Lead, "reference">): string {
	return `Web ${reference}`;
}

/** The external id of a lead, which Odoo keeps unique. @param id our lead's. */
export function externalIdOf(id: string): string {
	return `__import__.website_lead_${id}`;
}

/** Converts a lead to the crm.lead fields that need no lookup. */
export function leadFields(crmLead: CrmLead): Record<string, string> {
	const { lead, score } = crmLead;
	return {
		name: titleOf(lead),
		referred: referenceIn(lead),
		contact_name: lead.name ?? "",
		partner_name: lead.company ?? "",
		email_from: lead.email ?? "",
		phone: lead.phone ? exportedPhone(lead.phone) : "",
		priority: starsOf(score),
		description: describe(crmLead),
	};
}

export function tagsOf({ industry, source }: Lead): string[] {
	const match = industries.find(({ id }) => id === industry);
	return ["Web", staff.es.leads.sources[source], ...(match ? [match.text.es.name] : [])];
}

function titleOf({ name, company, email, phone, need }: Lead): string {
	const who = company ?? name ?? email ?? (phone && exportedPhone(phone)) ?? labels.unknown;
	return need ? `${who}: ${need.length > 80 ? `${need.slice(0, 79)}…` : need}` : who;
}

function starsOf(score: number): string {
	if (score >= 95) return "3";
	if (score >= 80) return "2";
	return score >= 60 ? "1" : "0";
}

/** Describes the lead as HTML: facts, score, language, proposal and transcript. */
export function describe({ lead, score, transcript, proposalUrl }: CrmLead): string {
	const facts = [
		[staff.es.lead.score, `${score} %`],
		[words.answerIn.label, words.answerIn[lead.language]],
		...factNames.map((fact) => [labels.facts[fact], factOf(lead, fact)] as const),
		[words.message, lead.message],
	].filter((fact): fact is [string, string] => Boolean(fact[1]));
	const page = html`<ul>${facts.map(([name, value]) => html`<li><b>${name}:</b> ${value}</li>`)}</ul>
${proposalUrl ? html`<p>${words.proposal} <a href="${proposalUrl}">${proposalUrl}</a></p>` : ""}
${transcript.length > 0 ? html`<p><b>${words.transcript}</b></p>${transcript.map(({ role, content }) => html`<p><b>${role === "user" ? words.speakers.user : staff.es.conversation.speakers.assistant}:</b> ${content}</p>`)}` : ""}`;
	return String(page);
}

function factOf(lead: Lead, fact: FactName): string | null {
	if (fact === "industry") return industryName(lead, "es");
	return fact === "phone" ? lead.phone && exportedPhone(lead.phone) : lead[fact];
}
