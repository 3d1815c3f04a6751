import { weekdayText } from "../../../content/locale.ts";
import { nearDay } from "../../../content/near-day.ts";
import { site } from "../../../content/site.ts";
import { staff } from "../../../content/staff/list.ts";
import { minutesUntilClosing } from "../../../domain/conversations/business-hours.ts";
import type { LeadDetails } from "../../../domain/leads/lead-details.ts";
import { spokenName } from "../../../domain/leads/names.ts";
import { type NextAct, nextAct, postponedDay } from "../../../domain/leads/next-act.ts";
import { dayIn, noonOf } from "../../../domain/wall-clock.ts";
import type { Language } from "../../../shared/language.ts";
import { clockText } from "../times.server.ts";

type Options = { language: Language; now: Date };

/** The one thing to do next with a lead. `postpone`: the label of the button that moves it, null where it cannot be moved. */
export function actView(details: LeadDetails, options: Options) {
	const { language, now } = options;
	const act = nextAct(details, now);
	const { now: words, next } = staff[language].lead;
	const isDue = act.kind === "contact" && act.isOpen;
	const { contact, lead } = details;
	const isHeldToday = act.kind === "consultation" && act.isToday;
	return {
		kind: act.kind,
		title: act.kind === "revoked" ? next.revoked : actTitle(act, details, options),
		wish:
			act.kind === "contact" && act.asked
				? (lead.message ?? (act.due === "today" ? null : words.asked))
				: null,
		isToday: isDue || isHeldToday,
		mayBeDone: act.kind === "contact" || isHeldToday,
		postpone: isDue
			? words.postpone.replace("{day}", weekday(postponedDay(contact, lead.createdAt, now), language))
			: null,
		minutesLeft: minutesLeft(act, now),
	};
}

function actTitle(act: NextAct, { lead }: LeadDetails, { language, now }: Options): string {
	const { acts, now: words } = staff[language].lead;
	const named = (sentence: string) => sentence.replace("{name}", spokenName(lead.name) ?? words.somebody);
	if (act.kind === "consultation") {
		const [startsAt, time] = [new Date(act.startsAt), clockText(act.startsAt, language)];
		const day = weekdayText(startsAt, language, site.timeZone);
		return named(act.isToday ? acts.consultationToday : acts.consultationLater)
			.replace("{day}", day)
			.replace("{time}", time);
	}
	if (act.kind === "contact") {
		const sentences = acts[act.by];
		const sentence = sentences[act.asked && act.due === "today" ? "asked" : act.due];
		const isPast = act.due === "late";
		const day = isPast ? nearDay(act.day, dayIn(now, site.timeZone), language) : weekday(act.day, language);
		return named(sentence).replace("{day}", day);
	}
	return act.kind === "revoked" ? "" : named(acts[act.kind]);
}

function weekday(day: string, language: Language): string {
	return weekdayText(noonOf(day, site.timeZone), language, site.timeZone);
}

/** Until the consultation, or until the team leaves. */
function minutesLeft(act: NextAct, now: Date): number | null {
	if (act.kind === "consultation" && act.isToday) {
		const minutes = Math.floor((Date.parse(act.startsAt) - now.getTime()) / 60_000);
		return minutes > 0 ? minutes : null;
	}
	return act.kind === "contact" && act.due === "today" ? minutesUntilClosing(now) : null;
}
