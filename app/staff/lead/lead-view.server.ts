import { fillBlanks } from "../../../content/fill-blanks.ts";
import { leadLabels } from "../../../content/leads/labels.ts";
import { timeZone } from "../../../content/locale.ts";
import { nearMoment } from "../../../content/near-moment.ts";
import { staff } from "../../../content/staff/list.ts";
import { mailLink } from "../../../domain/contact/email.ts";
import { factText } from "../../../domain/leads/fact-text.ts";
import type { Lead } from "../../../domain/leads/lead.ts";
import type { LeadDetails } from "../../../domain/leads/lead-details.ts";
import { isValidProposal, proposalPath } from "../../../domain/proposals/proposal.ts";
import { wallClock } from "../../../domain/wall-clock.ts";
import type { Language } from "../../../shared/language.ts";
import { factNames } from "../../../shared/lead.ts";
import { emptyForm } from "../../forms/form-state.ts";
import { requestsText } from "../requests-text.server.ts";
import { leadEvents } from "./lead-events.server.ts";
import { nextStepView } from "./next-step-view.server.ts";
import { scoreView } from "./score-view.server.ts";

type ViewOptions = { language: Language; origin: string; now: Date };

export function leadView(details: LeadDetails, options: ViewOptions) {
	const { language, now } = options;
	const { lead, owners, clients, revocation } = details;
	const { leads } = staff[language];
	const labels = leadLabels[language];
	return {
		id: lead.id,
		name: lead.name ?? leads.nameless,
		about: [lead.company, lead.reference].filter(Boolean).join(" · "),
		requests: requestsText(details.sameEmailCount, language),
		others: othersView(details, options),
		score: lead.score,
		status: labels.statuses[lead.status],
		source: `${leads.sources[lead.source]}, ${lead.language.toUpperCase()}`,
		...scoreView(details, language),
		factsFrom: factsFrom(details, language),
		language: lead.language,
		step: nextStepView(details, { language, now }),
		known: factNames.map((fact) => ({
			name: labels.facts[fact],
			value: factText(lead, fact, language),
			href: revocation ? undefined : contactLink(lead, fact),
		})),
		message: lead.message,
		conversationId: lead.conversationId,
		client: details.clientId ?? "",
		clients: clients.map(({ id, name }) => ({ id, label: name })),
		owner: details.ownerId ?? "",
		owners: owners.map(({ id, name }) => ({ id, label: name })),
		proposals: proposalsView(details, options),
		consent: consentView(details, options),
		consultation: consultationView(details, options),
		events: leadEvents(details, language, now),
	};
}

export type LeadView = ReturnType<typeof leadView>;

function othersView({ lead, others, sameEmailCount }: LeadDetails, { language, now }: ViewOptions) {
	const { leads, lead: text } = staff[language];
	const isCut = sameEmailCount - 1 > others.length;
	return {
		all: isCut && fillBlanks(text.others.all, { count: sameEmailCount }),
		search: `?${new URLSearchParams({ q: lead.email ?? "" })}`,
		rows: others.map((one) => ({
			id: one.id,
			lang: one.need || one.message ? one.language : language,
			title:
				one.need ?? one.message ?? fillBlanks(text.events.arrived, { source: leads.through[one.source] }),
			about: [one.name !== lead.name && one.name, one.reference].filter(Boolean).join(" · "),
			at: nearMoment(one.createdAt, now, language),
		})),
	};
}

function proposalsView({ proposals }: LeadDetails, { language, origin, now }: ViewOptions) {
	const text = staff[language].lead;
	const dated = (sentence: string, at: string) => ({ sentence, at: nearMoment(at, now, language) });
	return proposals.map((proposal) => {
		const { id, number, version, revokedAt, expiresAt, openings } = proposal;
		return {
			id,
			title: `${number} · v${version}`,
			link: origin + proposalPath(proposal),
			isValid: isValidProposal(proposal, now),
			state: revokedAt ? dated(text.revoked, revokedAt) : dated(text.expires, expiresAt),
			opened: openings.lastAt
				? { ...dated(text.opened, openings.lastAt), values: { count: openings.count } }
				: null,
		};
	});
}

function consentView({ consents, revocation }: LeadDetails, { language, now }: ViewOptions) {
	const { lead: text, leads } = staff[language];
	const who = [revocation?.recordedBy, revocation?.requestReference].filter(Boolean).join(", ");
	return {
		revoked: revocation && {
			sentence: text.consent.revoked,
			values: { who },
			at: nearMoment(revocation.revokedAt, now, language),
		},
		proofs: consents.map(({ at, version, source, language: shownIn, text: wording }) => ({
			key: `${at} ${version} ${source}`,
			wording,
			language: shownIn,
			values: { version, source: leads.through[source] },
			at: nearMoment(at, now, language),
		})),
	};
}

function consultationView({ lead, consultation, revocation }: LeadDetails, { language, now }: ViewOptions) {
	const text = staff[language].lead.consultation;
	const impossibleReason = revocation ? text.revoked : lead.email ? null : text.impossible;
	if (!consultation) return { impossibleReason, isPlanned: false, state: null, form: emptyForm };
	const { startsAt, place, cancelledAt } = consultation;
	return {
		impossibleReason,
		isPlanned: cancelledAt === null && startsAt > now.toISOString(),
		state: {
			sentence: (cancelledAt ? text.cancelled : text.planned) + (place && " · {place}"),
			values: { place },
			at: nearMoment(startsAt, now, language),
		},
		form: { ...emptyForm, typed: { starts: wallClock(new Date(startsAt), timeZone), place } },
	};
}

/** Who gave the facts. A program may add to what was said in the chat. */
function factsFrom({ lead, auditLog }: LeadDetails, language: Language): string {
	const isAddedTo = lead.source === "chat" && auditLog.some(({ action }) => action === "lead-created");
	return staff[language].lead.factsFrom[isAddedTo ? "both" : lead.source];
}

function contactLink({ email, phone }: Lead, fact: (typeof factNames)[number]): string | undefined {
	if (fact === "email" && email) return mailLink(email);
	return fact === "phone" && phone ? `tel:${phone}` : undefined;
}
