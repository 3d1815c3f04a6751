import { fillBlanks } from "../../../content/fill-blanks.ts";
import { timeZone, weekdayText } from "../../../content/locale.ts";
import { nearDay } from "../../../content/near-day.ts";
import { staff } from "../../../content/staff/list.ts";
import { minutesUntilClosing } from "../../../domain/business-hours.ts";
import type { Lead } from "../../../domain/leads/lead.ts";
import type { LeadDetails } from "../../../domain/leads/lead-details.ts";
import { spokenName } from "../../../domain/leads/names.ts";
import { type NextStep, nextStep, postponedDay } from "../../../domain/leads/next-step.ts";
import { dayIn, noonOf } from "../../../domain/wall-clock.ts";
import type { Language } from "../../../shared/language.ts";
import type { ContactDue } from "../../../shared/lead.ts";
import { clockText } from "../times.server.ts";

type Options = { language: Language; now: Date };

/** The one thing to do next with a lead. `postpone`: the label of the button that moves it, null where it cannot be moved. */
export function nextStepView(details: LeadDetails, options: Options) {
	const { language, now } = options;
	const step = nextStep(details, now);
	const { nextStep: words, scoreHints } = staff[language].lead;
	const isContactDue = step.kind === "contact" && step.isDueByAnswerDay;
	const { contact, lead } = details;
	const isConsultationToday = step.kind === "consultation" && step.isToday;
	return {
		kind: step.kind,
		title: step.kind === "revoked" ? scoreHints.revoked : stepTitle(step, details, options),
		wish: step.kind === "contact" && step.asked ? wishOf(lead, step.due, words.asked) : null,
		isUrgent: isContactDue || isConsultationToday,
		isHighlighted:
			isContactDue || isConsultationToday || step.kind === "propose" || step.kind === "unreachable",
		mayBeDone: step.kind === "contact" || isConsultationToday,
		postpone: isContactDue
			? fillBlanks(words.postpone, { day: weekday(postponedDay(contact, now), language) })
			: null,
		minutesLeft: minutesLeft(step, now),
	};
}

function wishOf(lead: Lead, due: ContactDue, asked: string) {
	if (lead.message) return { text: lead.message, lang: lead.language };
	return due === "today" ? null : { text: asked };
}

function stepTitle(step: NextStep, { lead }: LeadDetails, { language, now }: Options): string {
	const { steps, nextStep: words } = staff[language].lead;
	const name = spokenName(lead.name) ?? words.somebody;
	if (step.kind === "consultation") {
		const [startsAt, time] = [new Date(step.startsAt), clockText(step.startsAt, language)];
		const day = weekdayText(startsAt, language, timeZone);
		return fillBlanks(step.isToday ? steps.consultationToday : steps.consultationLater, { name, day, time });
	}
	if (step.kind === "contact") {
		const sentences = steps[step.by];
		const sentence = sentences[step.asked && step.due === "today" ? "asked" : step.due];
		const isPast = step.due === "late";
		const day = isPast ? nearDay(step.day, dayIn(now, timeZone), language) : weekday(step.day, language);
		return fillBlanks(sentence, { name, day });
	}
	return step.kind === "revoked" ? "" : fillBlanks(steps[step.kind], { name });
}

function weekday(day: string, language: Language): string {
	return weekdayText(noonOf(day, timeZone), language, timeZone);
}

/** Until the consultation, or until the team leaves. */
function minutesLeft(step: NextStep, now: Date): number | null {
	if (step.kind === "consultation" && step.isToday) {
		const minutes = Math.floor((Date.parse(step.startsAt) - now.getTime()) / 60_000);
		return minutes > 0 ? minutes : null;
	}
	return step.kind === "contact" && step.due === "today" ? minutesUntilClosing(now) : null;
}
