import { timeZone } from "../../content/locale.ts";
import type { Db } from "../../db/connect.ts";
import { nextAnswerDay } from "../business-hours.ts";
import { listConsultations } from "../consultations/consultation-store.ts";
import { isSamePerson, type Lead } from "../leads/lead.ts";
import { type LeadContact, listLeadContacts, listPendingContacts } from "../leads/lead-contact-store.ts";
import { countLeadsByEmail } from "../leads/lead-count-store.ts";
import { readLeads } from "../leads/lead-store.ts";
import { contactDay, wasConsultationHeld } from "../leads/next-step.ts";
import { listRevokedLeads } from "../privacy/revocation-store.ts";
import { clockIn, dayIn } from "../wall-clock.ts";

export type ContactTask = {
	lead: Lead;
	ownerId: string | null;
	day: string;
	asked: boolean;
	/** Of the consultation with the lead on that day. */
	startsAt: string | null;
	/** How many leads have the address. */
	sameEmailCount: number;
};

/** today: consultations by hour, then those who asked for it, then the highest scores; late: the longest overdue first. */
export type PendingContacts = { today: ContactTask[]; late: ContactTask[] };

/** More than a team can call in days: those of earlier leads are left out. */
const mostContacts = 300;
const afterAll = "9999";

/**
 * Reads whom the team is to contact today, or on its next working day, and whom it should have contacted. Leaves out
 * whoever revoked their consent.
 */
export async function readPendingContacts(db: Db, now: Date): Promise<PendingContacts> {
	const [day, until] = [dayIn(now, timeZone), nextAnswerDay(now)];
	const [consultations, pending] = await Promise.all([
		consultationsOf(db, now),
		listPendingContacts(db, { until, limit: mostContacts }),
	]);
	const due = pending.filter(({ leadId }) => !consultations.some((one) => one.leadId === leadId));
	const tasks = await tasksOf(db, [
		...consultations.map((contact) => ({ contact, day, startsAt: contact.startsAt })),
		...due.map((contact) => ({ contact, day: contactDay(contact), startsAt: null })),
	]);
	return {
		today: tasks.filter((task) => task.day >= day && task.day <= until).toSorted(byUrgency),
		late: tasks.filter((task) => task.day < day).toSorted((a, b) => a.day.localeCompare(b.day)),
	};
}

export type PersonTask = ContactTask & { longestText: string | null };

/**
 * Keeps of each person's leads one task, where the most urgent stands: a consultation, else the longest overdue. Its lead
 * is the consultation's, else the one with the highest score. It gets the facts that only the others have, and the
 * longest need or message of all.
 */
export function onePerPerson({ today, late }: PendingContacts): Record<keyof PendingContacts, PersonTask[]> {
	const people: ContactTask[][] = [];
	for (const task of [...today.filter(({ startsAt }) => startsAt), ...late, ...today]) {
		if (people.some((tasks) => tasks.includes(task))) continue;
		const same = people.find((tasks) => tasks.every(({ lead }) => isSamePerson(lead, task.lead)));
		if (same) same.push(task);
		else people.push([task]);
	}
	const keep = (tasks: readonly ContactTask[]) =>
		tasks.flatMap((task) => {
			const own = people.find(([first]) => first === task);
			return own ? [taskOf(task, own)] : [];
		});
	return { today: keep(today), late: keep(late) };
}

const shownFacts = ["name", "company", "phone", "budget"] as const;

function taskOf(urgent: ContactTask, own: readonly ContactTask[]): PersonTask {
	const byScore = own.toSorted((a, b) => b.lead.score - a.lead.score);
	const { lead, ownerId } = urgent.startsAt ? urgent : (byScore[0] ?? urgent);
	const facts = shownFacts.map((fact) => [
		fact,
		lead[fact] ?? byScore.find((task) => task.lead[fact])?.lead[fact] ?? null,
	]);
	const texts = byScore.flatMap(({ lead: { message, need } }) => [message ?? "", need ?? ""]);
	return {
		...urgent,
		lead: { ...lead, ...Object.fromEntries(facts) },
		ownerId,
		asked: own.some(({ asked }) => asked),
		longestText: texts.toSorted((a, b) => b.length - a.length)[0] || null,
	};
}

async function consultationsOf(db: Db, now: Date): Promise<(LeadContact & { startsAt: string })[]> {
	const start = clockIn(now, timeZone).startOfDay();
	const iso = (moment: Temporal.ZonedDateTime) => new Date(moment.epochMilliseconds).toISOString();
	const consultations = await listConsultations(db, iso(start), iso(start.add({ days: 1 })));
	const contacts = await listLeadContacts(
		db,
		consultations.map(({ leadId }) => leadId),
	);
	return consultations.flatMap((consultation) => {
		const { leadId, startsAt } = consultation;
		const contact = contacts.find((one) => one.leadId === leadId);
		return contact && !wasConsultationHeld(consultation, contact) ? [{ ...contact, startsAt }] : [];
	});
}

type Planned = { contact: LeadContact; day: string | null; startsAt: string | null };

async function tasksOf(db: Db, planned: readonly Planned[]): Promise<ContactTask[]> {
	const ids = planned.map(({ contact }) => contact.leadId);
	const [leads, revoked] = await Promise.all([readLeads(db, ids), listRevokedLeads(db, ids)]);
	const known = new Map(leads.map((lead) => [lead.id, lead]));
	const countLeads = await countLeadsByEmail(db, leads);
	return planned.flatMap(({ contact: { leadId, ownerId, askedAt }, day, startsAt }) => {
		const lead = known.get(leadId);
		return lead && day && !revoked.has(leadId)
			? [{ lead, ownerId, day, startsAt, asked: askedAt !== null, sameEmailCount: countLeads(lead) }]
			: [];
	});
}

function byUrgency(a: ContactTask, b: ContactTask): number {
	if (a.startsAt !== b.startsAt) return (a.startsAt ?? afterAll).localeCompare(b.startsAt ?? afterAll);
	if (a.asked !== b.asked) return a.asked ? -1 : 1;
	return b.lead.score - a.lead.score || a.lead.createdAt.localeCompare(b.lead.createdAt);
}
