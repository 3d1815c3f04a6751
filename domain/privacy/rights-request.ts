import { isHoliday } from "colombian-holidays";
import { timeZone } from "../../content/locale.ts";
import type { Language } from "../../shared/language.ts";
import type { DocumentType, RightsKind, RightsResult } from "../../shared/rights.ts";
import { clockIn, dayIn } from "../wall-clock.ts";

export type RightsAnswer = {
	/** ISO 8601, UTC. */
	at: string;
	author: string;
	result: RightsResult;
	note: string;
};

export type RightsRequest = {
	id: string;
	reference: string;
	/** ISO 8601, UTC. */
	createdAt: string;
	dueOn: string;
	language: Language;
	kind: RightsKind;
	name: string;
	documentType: DocumentType;
	documentNumber: string;
	email: string;
	detail: string;
	consentVersion: string;
	answer: RightsAnswer | null;
};

const shapes: Record<DocumentType, RegExp> = {
	cc: /^\d{5,10}$/,
	nit: /^\d{6,11}$/,
	ce: /^(?=.*\d)[A-Z0-9]{4,12}$/i,
	passport: /^(?=.*\d)[A-Z0-9]{5,15}$/i,
};

/** Tells whether a number fits a type of document, as a person wrote it: "52.123.456", "900123456-7". */
export function isDocumentNumber(type: DocumentType, written: string): boolean {
	return shapes[type].test(written.replace(/[\s.-]/g, ""));
}

/** All but queries are claims. Source: Colombian Law 1581 of 2012, articles 14 and 15. */
function daysToAnswer(kind: RightsKind): 10 | 15 {
	return kind === "query" ? 10 : 15;
}

/**
 * Computes the last day to answer, in Colombian business days from the day after receipt.
 * @param received the moment of receipt.
 * @returns a calendar date, e.g. "2026-12-07".
 */
export function dueDate(kind: RightsKind, received: Date): string {
	let day = clockIn(received, timeZone).toPlainDate();
	for (let remaining = daysToAnswer(kind); remaining > 0; ) {
		day = day.add({ days: 1 });
		if (isBusinessDay(day)) remaining--;
	}
	return day.toString();
}

/** Tells whether the last day to answer is over in the time zone of the company. @param dueOn a calendar date. */
export function isOverdue(dueOn: string, now: Date): boolean {
	return dueOn < dayIn(now, timeZone);
}

function isBusinessDay(day: Temporal.PlainDate): boolean {
	return day.dayOfWeek < 6 && !isHoliday(new Date(`${day}T12:00:00Z`));
}
