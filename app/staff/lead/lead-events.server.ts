import { nearMoment } from "../../../content/near-moment.ts";
import { staff } from "../../../content/staff/list.ts";
import type { LeadDetails } from "../../../domain/leads/lead-details.ts";
import type { Language } from "../../../shared/language.ts";
import { actorText } from "../audit-log/audit-view.server.ts";

type LeadEvent = { at: string; title: string; detail?: string };

export function leadEvents(details: LeadDetails, language: Language, now: Date) {
	const { lead, consents, proposals, notes, auditLog } = details;
	const { leads, lead: text, auditLog: logText } = staff[language];
	const events: LeadEvent[] = [
		{ at: lead.createdAt, title: text.events.arrived.replace("{source}", leads.sources[lead.source]) },
		...consents.map(({ at, version }) => ({ at, title: text.events.consent.replace("{version}", version) })),
		...proposals.map(({ createdAt, number, version }) => ({
			at: createdAt,
			title: text.events.proposal.replace("{number}", number).replace("{version}", String(version)),
		})),
		...proposals.flatMap(({ number, openings: { lastAt } }) =>
			lastAt ? [{ at: lastAt, title: text.events.opened.replace("{number}", number) }] : [],
		),
		...notes.map(({ at, author, text: note }) => ({
			at,
			title: text.events.note.replace("{author}", author),
			detail: note,
		})),
		...auditLog.map(({ at, actor, action }) => ({
			at,
			title: text.events.changed
				.replace("{author}", actorText(actor, staff[language]))
				.replace("{action}", logText.actions[action] ?? action),
		})),
	];
	return events
		.toSorted((a, b) => b.at.localeCompare(a.at))
		.map(({ at, title, detail = "" }) => ({
			key: `${at} ${title}`,
			title,
			detail,
			at: nearMoment(at, now, language),
		}));
}
