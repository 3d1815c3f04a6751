import type { RouterContextProvider } from "react-router";
import { dateFormat } from "../../../content/date-format.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import { locales, timeZone } from "../../../content/locale.ts";
import { nearDay } from "../../../content/near-day.ts";
import { nearMoment } from "../../../content/near-moment.ts";
import { deliveryText } from "../../../content/staff/delivery-text.ts";
import { reasonText } from "../../../content/staff/reason-text.ts";
import type { StaffText } from "../../../content/staff/schema.ts";
import { todayTexts } from "../../../content/today/list.ts";
import type { TodayText } from "../../../content/today/schema.ts";
import { nextSnoozeEndsIn } from "../../../domain/inbox/snooze-until.ts";
import { readToday, type Today } from "../../../domain/today/read-today.ts";
import { clockIn, dayIn } from "../../../domain/wall-clock.ts";
import type { Language } from "../../../shared/language.ts";
import { outcomeText } from "../../forms/answer-intent.server.ts";
import { initialsOf } from "../../ui/initials/initials.tsx";
import { staffRequest } from "../staff-request.server.ts";
import { ageText } from "../times.server.ts";
import { contactsView } from "./contacts-view.server.ts";
import { lastWeekView } from "./last-week-view.server.ts";

type Options = { now: Date; language: Language; to(path: string): string; text: StaffText };

/** One entry of a short list: what it is, and where its one action goes. */
type TodayEntry = { id: string; title: string; about: string | null; late?: boolean; path: string };

export type TodayList = {
	name: keyof TodayText["lists"];
	count: string;
	path: string;
	entries: TodayEntry[];
};

const datePart = { weekday: "long", day: "numeric", month: "long", timeZone } as const;

export async function todayView(request: Request, context: Readonly<RouterContextProvider>) {
	const { services, db, account, language, searchParams, to, text } = staffRequest(request, context);
	const now = services.runtime.now();
	const today = await readToday(db, now, account);
	const options = { now, language, to, text };
	const own = { ...options, accountId: account.id, all: searchParams.has("all") };
	const waiting = today.waiting && waitingView(today.waiting, options);
	const contacts = today.contacts && contactsView(today.contacts, own);
	const lists = listsOf(today, options);
	const words = todayTexts[language];
	const first = headingOf({ waiting: waiting?.count ?? 0, contacts: contacts?.count ?? 0, lists });
	return {
		words,
		/** What somebody changed who may not open the screen of it any more: their own roles. */
		done: outcomeText(searchParams, text.done.colleague),
		waits: text.inbox.waits,
		now: now.toISOString(),
		midnight: new Date(clockIn(now, timeZone).startOfDay().epochMilliseconds).toISOString(),
		date: dateFormat(locales[language], datePart)
			.format(now)
			.replace(language === "es" ? "," : "", ""),
		heading: fillBlanks(words.heading[first.kind], { count: first.count }),
		isDone: first.kind === "done",
		waiting,
		contacts,
		lists,
		week: today.week && lastWeekView(today.week, language),
		path: to("/today"),
		inbox: to("/conversations"),
		/** Where changes are told, to whom they concern. */
		events: waiting && to("/conversations/events"),
		changesIn: waiting && (await nextSnoozeEndsIn(db, now)),
	};
}

export type TodayView = Awaited<ReturnType<typeof todayView>>;

function headingOf({ waiting, contacts, lists }: { waiting: number; contacts: number; lists: TodayList[] }) {
	if (waiting > 0) return { kind: waiting === 1 ? "waitingOne" : "waitingMany", count: waiting } as const;
	if (contacts > 0) return { kind: contacts === 1 ? "contactOne" : "contactMany", count: contacts } as const;
	return { kind: lists.length > 0 ? "other" : "done", count: 0 } as const;
}

function waitingView({ count, items }: NonNullable<Today["waiting"]>, { now, language, to }: Options) {
	const { nameless, answerTo } = todayTexts[language];
	return {
		count,
		items: items.flatMap(({ id, lead, language: lang, waitingSince, asked }) => {
			if (!waitingSince) return [];
			const name = lead?.name ?? nameless;
			return {
				id,
				name,
				company: lead?.company ?? null,
				initials: initialsOf(lead?.name ?? null),
				lang,
				asked,
				since: waitingSince,
				age: ageText(waitingSince, now, language),
				ariaLabel: fillBlanks(answerTo, { name }),
				path: to(`/conversations/${encodeURIComponent(id)}`),
			};
		}),
	};
}

function listsOf(
	{ opened, deliveries, rights, comments, questions, drafts }: Today,
	options: Options,
): TodayList[] {
	const { now, language, to } = options;
	const { untitled, nameless, openings } = todayTexts[language];
	const near = (at: string) => nearMoment(at, now, language).text;
	const list = <Entry>(
		name: TodayList["name"],
		path: string,
		found: { count: number; isMore?: boolean; items: readonly Entry[] } | null,
		entryOf: (entry: Entry) => Omit<TodayEntry, "path"> & { path?: string },
	): TodayList => ({
		name,
		path: to(path),
		count: `${found?.count ?? 0}${found?.isMore ? "+" : ""}`,
		entries: (found?.items ?? []).map((one) => ({ path: to(path), ...entryOf(one) })),
	});
	return [
		list("opened", "/leads", opened, ({ leadId, name, company, openings: times, lastOpenedAt }) => ({
			id: leadId,
			title: [name ?? nameless, company].filter(Boolean).join(", "),
			about: fillBlanks(times === 1 ? openings.one : openings.many, {
				count: times,
				date: near(lastOpenedAt),
			}),
			path: to(`/leads/${encodeURIComponent(leadId)}`),
		})),
		list("deliveries", "/deliveries?state=dead", deliveries, (one) => deliveryEntry(one, options)),
		list("rights", "/rights", rights, (one) => requestEntry(one, options)),
		list("comments", "/comments", comments, ({ id, name, text, createdAt }) => ({
			id,
			title: text,
			about: `${name}, ${near(createdAt)}`,
		})),
		list("questions", "/unknown-questions", questions, ({ id, question, lastAskedAt }) => ({
			id,
			title: question,
			about: near(lastAskedAt),
		})),
		list("drafts", "/blog", drafts, ({ id, title, updatedAt }) => ({
			id,
			title: title || untitled,
			about: near(updatedAt),
			path: to(`/blog/${encodeURIComponent(id)}`),
		})),
	].filter(({ entries }) => entries.length > 0);
}

type Entries<Name extends "deliveries" | "rights"> = NonNullable<Today[Name]>["items"][number];

function deliveryEntry(delivery: Entries<"deliveries">, options: Options) {
	const { id, createdAt, lastError, leadName } = delivery;
	const { deliveries } = options.text;
	const at = nearMoment(createdAt, options.now, options.language).text;
	return {
		id,
		title: [deliveryText(deliveries, delivery), leadName].filter(Boolean).join(", "),
		about: [at, lastError && reasonText(deliveries, lastError)].filter(Boolean).join(" · "),
	};
}

function requestEntry({ id, kind, name, dueOn, late }: Entries<"rights">, { now, language, text }: Options) {
	const { due } = todayTexts[language];
	const day = nearDay(dueOn, dayIn(now, timeZone), language);
	return {
		id,
		title: `${name} · ${text.rights.kinds[kind]}`,
		about: fillBlanks(due[late ? "late" : "open"], { date: day }),
		late,
	};
}
