import { dateFormat } from "../../../content/date-format.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import { locales, timeZone } from "../../../content/locale.ts";
import { nearDay } from "../../../content/near-day.ts";
import { nearMoment } from "../../../content/near-moment.ts";
import { staff } from "../../../content/staff/list.ts";
import { todayTexts } from "../../../content/today/list.ts";
import { mailLink } from "../../../domain/contact/email.ts";
import {
	type ContactTask,
	onePerPerson,
	type PendingContacts,
	type PersonTask,
} from "../../../domain/today/pending-contacts.ts";
import { dayIn, noonOf } from "../../../domain/wall-clock.ts";
import type { Language } from "../../../shared/language.ts";
import { requestsText } from "../requests-text.server.ts";
import { clockText } from "../times.server.ts";

type Options = {
	now: Date;
	language: Language;
	to(path: string): string;
	/** Whoever looks: at first they see what is theirs, or nobody's. */
	accountId: string;
	all: boolean;
};

/** The most rows of a list, until all are asked for. */
const mostShown = 10;

export function contactsView(contacts: PendingContacts, options: Options) {
	const { all, accountId } = options;
	const isOwn = ({ ownerId }: ContactTask) => all || ownerId === accountId || ownerId === null;
	const own = onePerPerson({ today: contacts.today.filter(isOwn), late: contacts.late.filter(isOwn) });
	const listOf = (tasks: readonly PersonTask[]) => {
		const ordered = all ? tasks : tasks.toSorted((a, b) => Number(!a.ownerId) - Number(!b.ownerId));
		const rows = ordered.slice(0, all ? undefined : mostShown).map((task) => contactRow(task, options));
		return { count: tasks.length, rows };
	};
	const lists = { today: listOf(own.today), late: listOf(own.late) };
	const { today, late } = onePerPerson(contacts);
	const count = today.length + late.length;
	const isCut = lists.today.rows.length + lists.late.rows.length < count;
	const isAll = own.today.length + own.late.length === count;
	const more = isAll ? ("more" as const) : ("all" as const);
	const isToday = today.every(({ day }) => day === dayIn(options.now, timeZone));
	return { ...lists, count, isToday, other: all ? ("mine" as const) : isCut ? more : null };
}

function contactRow(task: PersonTask, { now, language, to }: Options) {
	const { lead, startsAt } = task;
	const text = todayTexts[language];
	const name = lead.name ?? text.nameless;
	const today = dayIn(now, timeZone);
	const day = task.day === today ? text.when.today : whenText(task.day, today, language);
	return {
		id: lead.id,
		path: to(`/leads/${encodeURIComponent(lead.id)}`),
		name,
		company: [lead.company, requestsText(task.sameEmailCount, language)].filter(Boolean).join(" · "),
		when: startsAt ? clockText(startsAt, language) : day,
		about: startsAt ? text.when.consultation : task.asked ? text.when.asked : null,
		reason: task.longestText ?? arrival(lead, now, language),
		budget: lead.budget,
		action: lead.phone
			? { href: `tel:${lead.phone}`, label: text.call, ariaLabel: fillBlanks(text.callTo, { name }) }
			: {
					href: mailLink(lead.email ?? ""),
					label: text.write,
					ariaLabel: fillBlanks(text.writeTo, { name }),
				},
		isCall: lead.phone !== null,
	};
}

/** What lies ahead is the next working day: its name is enough. */
function whenText(day: string, today: string, language: Language): string {
	const dayText = nearDay(day, today, language);
	const isSoon = day > today && /\d/.test(dayText);
	return isSoon
		? dateFormat(locales[language], { weekday: "long", timeZone: "UTC" }).format(noonOf(day, "UTC"))
		: dayText;
}

function arrival({ source, createdAt }: ContactTask["lead"], now: Date, language: Language): string {
	return fillBlanks(todayTexts[language].arrived, {
		source: staff[language].leads.through[source],
		date: nearMoment(createdAt, now, language).text,
	});
}

export type ContactsView = ReturnType<typeof contactsView>;
export type ContactRow = ReturnType<typeof contactRow>;
