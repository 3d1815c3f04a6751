import { fillBlanks } from "../../../content/fill-blanks.ts";
import type { StaffText } from "../../../content/staff/schema.ts";
import type { QueueReport } from "../../../domain/deliveries/delivery-report.ts";
import type { Language } from "../../../shared/language.ts";
import { ageText, momentText } from "../times.server.ts";

type ViewOptions = {
	now: Date;
	language: Language;
	text: StaffText["deliveries"];
	isSetUp(destination: string): boolean;
};

export function queueView(report: QueueReport, { now, language, text, isSetUp }: ViewOptions) {
	const { destination, waiting, sending, held, dead, breaker } = report;
	const isUnset = !isSetUp(destination) && waiting + sending + held + dead === 0;
	return {
		destination,
		name: text.destinations[destination],
		isUnset,
		status: statusText(report, text.queue, now, language),
		paused:
			breaker.openedAt && fillBlanks(text.queue.paused, { since: momentText(breaker.openedAt, language) }),
		retries: dead > 0,
	};
}

export type QueueView = ReturnType<typeof queueView>;

function statusText(
	{ waiting, sending, held, needless, dead, oldestAt }: QueueReport,
	words: StaffText["deliveries"]["queue"],
	now: Date,
	language: Language,
): string {
	const open = [
		waiting + sending > 0 && fillBlanks(words.waiting, { count: waiting + sending }),
		oldestAt !== null && fillBlanks(words.oldest, { age: ageText(oldestAt, now, language) }),
		held > 0 && fillBlanks(words.held, { count: held }),
		dead > 0 && fillBlanks(words.dead, { count: dead }),
	].filter((part) => part !== false);
	if (open.length === 0 && needless === 0) return words.idle;
	const idle = open.length === 0 ? [words.idle.replace(/\.$/, "")] : [];
	return [...idle, ...open, ...(needless > 0 ? [fillBlanks(words.needless, { count: needless })] : [])].join(
		" · ",
	);
}
