import { isLanguage, type Language } from "../../../content/language.ts";
import { leadLabels } from "../../../content/leads/labels.ts";
import { staff } from "../../../content/staff/list.ts";
import type { StaffText } from "../../../content/staff/schema.ts";
import type { Db } from "../../../db/connect.ts";
import { listAccounts } from "../../../domain/accounts/account-store.ts";
import { listAudit } from "../../../domain/accounts/audit-store.ts";
import { listClients } from "../../../domain/accounts/client-store.ts";
import { type Consultation, findConsultation } from "../../../domain/consultations/consultation-store.ts";
import { writtenPhone } from "../../../domain/contact/phone.ts";
import { industryName } from "../../../domain/leads/industry-name.ts";
import { factNames, type Lead } from "../../../domain/leads/lead.ts";
import { findLead } from "../../../domain/leads/lead-store.ts";
import { leadWork, notesOf } from "../../../domain/leads/lead-work-store.ts";
import { type Lack, type ScoreReason, scoreReasons } from "../../../domain/leads/score.ts";
import { consentsOf } from "../../../domain/privacy/consent-store.ts";
import { revocationOf } from "../../../domain/privacy/revocation-store.ts";
import { type Proposal, proposalPath } from "../../../domain/proposals/proposal.ts";
import { openingsOf, proposalsOf } from "../../../domain/proposals/proposal-store.ts";
import { wallClock } from "../../../domain/wall-clock.ts";
import { emptyForm, type FormState } from "../../forms/form-state.ts";
import { momentText } from "../times.server.ts";

type Shown = { db: Db; language: Language; origin: string; now: string; timeZone: string };

/** All that the lead's room shows, as it is written there. @returns null when there is no such lead. */
export async function leadOf({ db, language, origin, now, timeZone }: Shown, id: string) {
	const lead = await findLead(db, id);
	if (!lead) return null;
	const text = staff[language].lead;
	const labels = leadLabels[language];
	const reasons = scoreReasons(lead, lead.status);
	const lacking = (lacks: readonly Lack[]) => lacks.map((lack) => lackName(lack, language)).join(", ");
	const [session, revocation] = [await findConsultation(db, id), await revocationOf(db, id)];
	const [work, notes, consents, proposals, openings, audit, accounts] = [
		await leadWork(db, id),
		await notesOf(db, id),
		await consentsOf(db, id),
		await proposalsOf(db, [id]),
		await openingsOf(db, id),
		await listAudit(db, { limit: 50, subject: { kind: "lead", id } }),
		await listAccounts(db),
	];
	const clients = await listClients(db);
	const moment = (at: string) => momentText(at, language);
	const proposal = (one: Proposal) => ({
		id: one.id,
		title: `${one.number} · v${one.version}`,
		link: origin + proposalPath(one),
		living: one.revokedAt === null && one.expiresAt > now,
		state: one.revokedAt
			? text.revoked.replace("{date}", moment(one.revokedAt))
			: text.expires.replace("{date}", moment(one.expiresAt)),
		opened: openedText(text, openings.get(one.id), moment),
	});
	return {
		id,
		name: lead.name ?? staff[language].leads.nameless,
		about: [lead.company, lead.reference].filter(Boolean).join(" · "),
		score: lead.score,
		status: labels.statuses[lead.status],
		source: `${staff[language].leads.sources[lead.source]}, ${languageName(lead.language)}`,
		next: text.next[revocation ? "withdrawn" : whatIsNext(reasons)].replace(
			"{what}",
			lacking(openStep(reasons)?.lacks ?? []),
		),
		reasons: reasons.map(({ step, points, earned, lacks }) => ({
			...{ step, points, earned, title: text.reasons[step] },
			lacks: !earned && lacks.length > 0 ? text.lacks.replace("{what}", lacking(lacks)) : "",
		})),
		known: factNames.map((fact) => ({
			...{ name: labels.facts[fact], value: writtenFact(lead, fact, language) },
			href: revocation ? undefined : reachedAt(lead, fact),
		})),
		message: lead.message,
		conversationId: lead.conversationId,
		client: work?.clientId ?? "",
		clients: clients.map(({ id, name }) => ({ id, name })),
		owner: work?.ownerId ?? "",
		owners: accounts
			.filter(({ kind, role, disabledAt }) => kind === "staff" && role !== "editor" && !disabledAt)
			.map(({ id, name }) => ({ id, name })),
		proposals: proposals.map(proposal),
		consent: {
			revoked:
				revocation &&
				text.consent.revoked
					.replace("{date}", moment(revocation.revokedAt))
					.replace("{who}", [revocation.recordedBy, revocation.requestReference].filter(Boolean).join(", ")),
			proofs: consents.map(({ at, version, source, language: spoken, text: said }) => ({
				...{ key: `${at} ${version} ${source}`, said, language: spoken },
				about: text.consent.about
					.replace("{version}", version)
					.replace("{date}", moment(at))
					.replace("{source}", sourceName(staff[language], source)),
			})),
		},
		session: {
			impossible: revocation ? text.session.withdrawn : lead.email ? null : text.session.impossible,
			standing: session !== null && session.cancelledAt === null && session.startsAt > now,
			state: session && sessionText(text, session, moment),
			form: session ? standingForm(session, timeZone) : emptyForm,
		},
		events: [
			{
				at: lead.createdAt,
				title: text.events.arrived.replace("{source}", staff[language].leads.sources[lead.source]),
				detail: "",
			},
			...consents.map(({ at, version }) => ({
				at,
				title: text.events.consent.replace("{version}", version),
				detail: "",
			})),
			...proposals.map(({ createdAt, number, version }) => ({
				at: createdAt,
				title: text.events.proposal.replace("{number}", number).replace("{version}", String(version)),
				detail: "",
			})),
			...proposals.flatMap(({ id, number }) => {
				const at = openings.get(id)?.lastAt;
				return at ? [{ at, title: text.events.opened.replace("{number}", number), detail: "" }] : [];
			}),
			...notes.map(({ at, author, text: note }) => ({
				at,
				title: text.events.note.replace("{author}", author),
				detail: note,
			})),
			...audit.map(({ at, actor, action }) => ({
				at,
				title: text.events.changed
					.replace("{author}", actor.name)
					.replace("{action}", staff[language].audit.actions[action] ?? action),
				detail: "",
			})),
		]
			.toSorted((a, b) => b.at.localeCompare(a.at))
			.map(({ at, ...event }) => ({ ...event, key: `${at} ${event.title}`, when: moment(at) })),
	};
}

/** What would bring the lead to the next step of the scale. */
function whatIsNext(reasons: readonly ScoreReason[]): keyof StaffText["lead"]["next"] {
	const open = openStep(reasons);
	if (open?.step === "qualifying") return open.lacks.includes("contact") ? "reach" : "interest";
	if (open?.step === "budget-checked") return "budget";
	return open?.step === "qualified" ? "rest" : "done";
}

function openStep(reasons: readonly ScoreReason[]): ScoreReason | undefined {
	return reasons.find(({ earned }) => !earned);
}

function lackName(lack: Lack, language: Language): string {
	if (lack === "contact" || lack === "interest") return staff[language].lead.anyOf[lack];
	return leadLabels[language].facts[lack].toLowerCase();
}

/** Where a press on it writes or calls: nowhere, where nobody may. */
function reachedAt({ email, phone }: Lead, fact: (typeof factNames)[number]): string | undefined {
	if (fact === "email" && email) return `mailto:${email}`;
	return fact === "phone" && phone ? `tel:${phone}` : undefined;
}

function writtenFact(lead: Lead, fact: (typeof factNames)[number], language: Language): string | null {
	if (fact === "phone") return lead.phone && writtenPhone(lead.phone);
	return fact === "industry" ? industryName(lead, language) : lead[fact];
}

function openedText(
	text: StaffText["lead"],
	openings: { count: number; lastAt: string | null } | undefined,
	moment: (at: string) => string,
): string {
	if (!openings?.lastAt) return text.unopened;
	return text.opened.replace("{count}", String(openings.count)).replace("{date}", moment(openings.lastAt));
}

function standingForm({ startsAt, place }: Consultation, timeZone: string): FormState {
	return { ...emptyForm, typed: { starts: wallClock(new Date(startsAt), timeZone), place } };
}

function sessionText(
	{ session: words }: StaffText["lead"],
	{ startsAt, place, cancelledAt }: Consultation,
	moment: (at: string) => string,
): string {
	const state = (cancelledAt ? words.cancelled : words.standing).replace("{date}", moment(startsAt));
	return [state, place].filter(Boolean).join(" · ");
}

function sourceName({ leads: { sources } }: StaffText, source: string): string {
	return Object.entries(sources).find(([name]) => name === source)?.[1] ?? source;
}

function languageName(language: string): string {
	return isLanguage(language) ? language.toUpperCase() : "";
}
