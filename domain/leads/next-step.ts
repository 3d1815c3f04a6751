import { timeZone } from "../../content/locale.ts";
import type { ContactDue, ContactWay } from "../../shared/lead.ts";
import { nextAnswerDay, nextWorkday } from "../business-hours.ts";
import type { Consultation } from "../consultations/consultation-store.ts";
import { isValidProposal } from "../proposals/proposal.ts";
import { dayIn, noonOf } from "../wall-clock.ts";
import type { LeadContact } from "./lead-contact-store.ts";
import type { LeadDetails } from "./lead-details.ts";

export type NextStep =
	| { kind: "revoked" | "unreachable" | "propose" | "nothing" }
	| { kind: "consultation"; startsAt: string; isToday: boolean }
	/** day: like "2026-12-07"; isDueByAnswerDay: by today while the team is at work, else by the day it opens next. */
	| {
			kind: "contact";
			by: ContactWay;
			day: string;
			due: ContactDue;
			isDueByAnswerDay: boolean;
			asked: boolean;
	  };

/**
 * Returns the day to get in touch with a lead, like "2026-12-07": the one that the team chose. Otherwise the day on which
 * the team answers a wish, or a lead that it never contacted. @returns null when nothing is planned.
 */
export function contactDay({ createdAt, contactedAt, contactOn, askedAt }: LeadContact): string | null {
	if (contactOn) return contactOn;
	const since = askedAt ?? (contactedAt ? null : createdAt);
	return since ? nextAnswerDay(new Date(since)) : null;
}

/** Returns the first working day after the one of a contact, and after today. */
export function postponedDay(contact: LeadContact, now: Date): string {
	const day = contactDay(contact) ?? "";
	const isAhead = day > dayIn(now, timeZone);
	return nextWorkday(isAhead ? noonOf(day, timeZone) : now);
}

/** Whether the team has been in touch with a lead since their consultation began. */
export function wasConsultationHeld(
	{ startsAt }: Pick<Consultation, "startsAt">,
	{ contactedAt }: LeadContact,
): boolean {
	return contactedAt !== null && contactedAt >= startsAt;
}

/** Decides the one thing to do next with a lead. */
export function nextStep(details: LeadDetails, now: Date): NextStep {
	const { lead, revocation, consultation, contact, clientId } = details;
	if (revocation) return { kind: "revoked" };
	const today = dayIn(now, timeZone);
	const consultationDay =
		consultation && !consultation.cancelledAt ? dayIn(new Date(consultation.startsAt), timeZone) : "";
	if (consultation && consultationDay >= today && !wasConsultationHeld(consultation, contact))
		return { kind: "consultation", startsAt: consultation.startsAt, isToday: consultationDay === today };
	if (!lead.phone && !lead.email) return { kind: "unreachable" };
	const isWanted = !clientId || contact.contactOn || contact.askedAt;
	const day = isWanted ? contactDay(contact) : null;
	if (day) {
		const due = day < today ? "late" : day === today ? "today" : "later";
		const by = lead.phone ? "phone" : "email";
		return {
			kind: "contact",
			by,
			day,
			due,
			isDueByAnswerDay: day <= nextAnswerDay(now),
			asked: contact.askedAt !== null,
		};
	}
	return { kind: isReadyForProposal(details, now) ? "propose" : "nothing" };
}

function isReadyForProposal({ lead, clientId, proposals }: LeadDetails, now: Date): boolean {
	const hasProposal = proposals.some((proposal) => isValidProposal(proposal, now));
	return !clientId && !hasProposal && (lead.status === "qualified" || lead.status === "in-crm");
}
