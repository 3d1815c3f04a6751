import { dateFormat } from "../../../content/date-format.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import { leadLabels } from "../../../content/leads/labels.ts";
import { locales } from "../../../content/locale.ts";
import { nearMoment } from "../../../content/near-moment.ts";
import type { StaffText } from "../../../content/staff/schema.ts";
import { isOnline, isPresent } from "../../../domain/inbox/presence.ts";
import type { ThreadRead } from "../../../domain/inbox/read-thread.ts";
import { distinctSnoozes } from "../../../domain/inbox/snooze-until.ts";
import { factText } from "../../../domain/leads/fact-text.ts";
import { referenceOf } from "../../../domain/reference.ts";
import { hourMs } from "../../../domain/wall-clock.ts";
import type { Language } from "../../../shared/language.ts";
import { factNames } from "../../../shared/lead.ts";
import { initialsOf } from "../../ui/initials/initials.tsx";
import { ageText, momentText, shortTime } from "../times.server.ts";

type Options = { language: Language; now: Date; text: StaffText; to(path: string): string };

const earlierCut = 120;
const halfADay = 12 * hourMs;

export function threadView(thread: ThreadRead, options: Options) {
	const { language, text, now, to } = options;
	const { lead, snoozedUntil, presence } = thread;
	const wroteAt = thread.messages.findLast(({ role }) => role === "user")?.at;
	return {
		id: thread.conversationId,
		lang: thread.language,
		name: lead?.name ?? null,
		initials: initialsOf(lead?.name ?? null),
		isOnline: isOnline({ seenAt: presence?.seenAt ?? null, wroteAt: wroteAt ?? null }, now),
		waits: thread.waitingSince !== null,
		snoozed:
			snoozedUntil && snoozedUntil > now.toISOString()
				? fillBlanks(text.inbox.snoozedUntil, { date: nearMoment(snoozedUntil, now, language).text })
				: null,
		lines: linesOf(thread, options),
		canned: thread.canned.map(({ id, shortcut, text }) => ({ id, shortcut, text })),
		aside: {
			presence: presenceView(thread, options),
			reference: referenceOf(thread.conversationId),
			snoozes: distinctSnoozes(now),
			languageName: text.inbox.languages[thread.language],
			labels: thread.labels,
			suggested: thread.suggested,
			team: thread.team,
			lead: lead && to(`/leads/${encodeURIComponent(lead.id)}`),
			known: lead
				? factNames.map((fact) => ({
						name: leadLabels[language].facts[fact],
						value: factText(lead, fact, language),
					}))
				: [],
			earlier: thread.earlier.map(({ id, at, about }) => ({
				path: to(`/conversations/${encodeURIComponent(id)}`),
				at: nearMoment(at, now, language).text,
				about: about?.slice(0, earlierCut) ?? referenceOf(id),
			})),
		},
	};
}

type ThreadView = ReturnType<typeof threadView>;
export type ThreadLine = ThreadView["lines"][number];

/** Messages, and behind the last message before them notes and who took the conversation, in the order of time. */
function linesOf({ messages, notes, takeovers, lead }: ThreadRead, { language, now, text }: Options) {
	const messageLines = messages.map(({ role, content, at, person, stopped }, index) => ({
		key: `${index} ${at}`,
		kind: role === "user" ? ("visitor" as const) : person ? ("colleague" as const) : ("assistant" as const),
		by: role === "user" ? (lead?.name ?? null) : (person ?? null),
		text: content,
		stopped: stopped === true,
		at,
	}));
	const noteLines = notes.map(({ id, author, text, at }) => ({
		key: id,
		kind: "note" as const,
		by: author,
		text,
		stopped: false,
		at,
	}));
	const takeoverLines = takeovers.map(({ id, action, by, owner, at }) => ({
		key: id,
		kind: "takeover" as const,
		by,
		text: fillBlanks(text.conversation.takeovers[action], { person: by, owner: owner ?? "" }),
		stopped: false,
		at,
	}));
	const lines: (typeof messageLines | typeof noteLines | typeof takeoverLines)[number][] = [...messageLines];
	for (const one of [...noteLines, ...takeoverLines].sort(
		(a, b) => Number(a.at > b.at) - Number(a.at < b.at),
	)) {
		const before = lines.findLastIndex(({ at }) => at <= one.at);
		lines.splice(before + 1, 0, one);
	}
	return lines.map((line) => ({
		...line,
		initials: initialsOf(line.by),
		at: lineTime(line.at, now, language),
	}));
}

function lineTime(at: string, now: Date, language: Language): string {
	const isOld = now.getTime() - Date.parse(at) > halfADay;
	return isOld ? momentText(at, language) : shortTime(at, now, language);
}

function presenceView({ presence }: ThreadRead, { language, now }: Options) {
	if (!presence) return null;
	const { page, timeZone, openedAt, seenAt } = presence;
	return {
		page,
		isPresent: isPresent(seenAt, now),
		since: ageText(isPresent(seenAt, now) ? openedAt : seenAt, now, language),
		localTime: timeZone && localTime(now, timeZone, language),
	};
}

const zoneNamedIn: Record<Language, string> = { es: "es-419", en: "en-GB" };

function localTime(now: Date, timeZone: string, language: Language): string {
	const time = dateFormat(locales[language], { timeStyle: "short", timeZone }).format(now);
	const named = dateFormat(zoneNamedIn[language], { timeZone, timeZoneName: "shortGeneric" });
	const zone = named.formatToParts(now).find(({ type }) => type === "timeZoneName");
	return `${time}, ${zone?.value}`;
}
