import type { Language } from "../../../content/language.ts";
import type { StaffText } from "../../../content/staff/schema.ts";
import type { Db } from "../../../db/connect.ts";
import type { QueueReport } from "../../../domain/deliveries/delivery-report.ts";
import { queueReports } from "../../../domain/deliveries/delivery-report-store.ts";
import { ageText, momentText } from "../times.server.ts";

type Shown = {
	db: Db;
	now: Date;
	language: Language;
	text: StaffText;
	isSetUp(destination: string): boolean;
};

/** Every destination as the room shows it: what waits there and since when, and whether it answers. */
export async function queuesOf({ db, now, language, text, isSetUp }: Shown) {
	const words = text.deliveries.queue;
	const fill = (sentence: string, value: string) => sentence.replace(/\{\w+\}/, value);
	const standing = ({ waiting, sending, held, needless, dead, oldestAt }: QueueReport): string => {
		const parts = [
			...(waiting + sending > 0 ? [fill(words.waiting, String(waiting + sending))] : []),
			...(oldestAt ? [fill(words.oldest, ageText(oldestAt, now, language))] : []),
			...(held > 0 ? [fill(words.held, String(held))] : []),
			...(dead > 0 ? [fill(words.dead, String(dead))] : []),
		];
		if (parts.length === 0 && needless === 0) return words.idle;
		const idle = parts.length === 0 ? [words.idle.replace(/\.$/, "")] : [];
		return [...idle, ...parts, ...(needless > 0 ? [fill(words.needless, String(needless))] : [])].join(" · ");
	};
	return (await queueReports(db, now)).map((report) => {
		const { destination, dead, breaker } = report;
		const unset = !isSetUp(destination) && report.waiting + report.sending + report.held + dead === 0;
		return {
			destination,
			name: text.deliveries.destinations[destination],
			standing: unset ? words.unset : standing(report),
			paused: breaker.openedAt && fill(words.paused, momentText(breaker.openedAt, language)),
			retries: dead > 0,
		};
	});
}
