import { fillBlanks } from "../../../content/fill-blanks.ts";
import { timeZone } from "../../../content/locale.ts";
import { nearDay } from "../../../content/near-day.ts";
import { nearMoment } from "../../../content/near-moment.ts";
import { staff } from "../../../content/staff/list.ts";
import type { LeadDetails } from "../../../domain/leads/lead-details.ts";
import { dayIn } from "../../../domain/wall-clock.ts";
import { type MessageWriter, writerOf } from "../../../shared/conversation.ts";
import type { Language } from "../../../shared/language.ts";
import { actorText } from "../audit-log/audit-view.server.ts";
import { clockText } from "../times.server.ts";

type Line = { key: number; by: MessageWriter; text: string };

/** `by`: who did it; null: the site itself, or another program. */
type LeadEvent = { at: string; title: string; by: MessageWriter | null; note?: string; lines?: Line[] };

export function leadEvents(details: LeadDetails, language: Language, now: Date) {
	const events = [...ownEvents(details, language), ...teamEvents(details, language)];
	const shown = events
		.toSorted((a, b) => b.at.localeCompare(a.at))
		.map(({ at, title, by, note = "", lines = [] }) => ({
			key: `${at} ${title}`,
			day: dayIn(new Date(at), timeZone),
			title,
			by,
			note,
			lines,
			at: { ...nearMoment(at, now, language), text: clockText(at, language) },
		}));
	const today = dayIn(now, timeZone);
	return [...Map.groupBy(shown, ({ day }) => day)].map(([day, happened]) => ({
		day,
		name: nearDay(day, today, language),
		happened,
	}));
}

function ownEvents(details: LeadDetails, language: Language): LeadEvent[] {
	const { lead, consents, proposals } = details;
	const { leads, lead: text } = staff[language];
	return [
		...chatEvent(details, language),
		{
			at: lead.createdAt,
			title: fillBlanks(text.events.arrived, { source: leads.through[lead.source] }),
			by: lead.source === "api" ? null : "visitor",
		},
		...consents.map(({ at, version }) => ({
			at,
			title: fillBlanks(text.events.consent, { version }),
			by: "visitor" as const,
		})),
		...proposals.map(({ createdAt, number, version }) => ({
			at: createdAt,
			title: fillBlanks(text.events.proposal, { number, version }),
			by: "assistant" as const,
		})),
		...proposals.flatMap(({ number, openings: { lastAt } }) =>
			lastAt
				? [{ at: lastAt, title: fillBlanks(text.events.opened, { number }), by: "visitor" as const }]
				: [],
		),
	];
}

function teamEvents({ notes, auditLog }: LeadDetails, language: Language): LeadEvent[] {
	const { lead: text, auditLog: logText } = staff[language];
	return [
		...notes.map(({ at, author, text: note }) => ({
			at,
			title: fillBlanks(text.events.note, { author }),
			by: "colleague" as const,
			note,
		})),
		...auditLog.map(({ at, actor, action }) => ({
			at,
			title: fillBlanks(text.events.changed, {
				author: actorText(actor, staff[language]),
				action: logText.actions[action] ?? action,
			}),
			by: actor.id ? ("colleague" as const) : null,
		})),
	];
}

function chatEvent({ messages }: LeadDetails, language: Language): LeadEvent[] {
	const { events } = staff[language].lead;
	const last = messages.at(-1);
	if (!last) return [];
	const by = writerOf(last);
	const lines = messages.map((one, key) => ({ key, by: writerOf(one), text: one.content }));
	const isReply = by === "visitor" && lines.some((line) => line.by !== by);
	const title = fillBlanks(events[isReply ? "answered" : by], { person: last.person ?? "" });
	return [{ at: last.at, title, by, lines }];
}
