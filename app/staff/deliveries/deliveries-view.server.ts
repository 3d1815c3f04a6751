import { fillBlanks } from "../../../content/fill-blanks.ts";
import { deliveryText } from "../../../content/staff/delivery-text.ts";
import { reasonText } from "../../../content/staff/reason-text.ts";
import type { StaffText } from "../../../content/staff/schema.ts";
import { destinationOf, isDeliveryKind } from "../../../domain/deliveries/delivery.ts";
import type { DeliveryOverview } from "../../../domain/deliveries/delivery-overview.ts";
import type { QueueReport } from "../../../domain/deliveries/delivery-report.ts";
import type { LinkWay } from "../../../shared/account.ts";
import type { Language } from "../../../shared/language.ts";
import { ageText, momentText } from "../times.server.ts";

type Delivery = DeliveryOverview["deliveries"][number];
type ViewOptions = {
	now: Date;
	language: Language;
	text: StaffText["deliveries"];
	linkWay: LinkWay;
	to(path: string): string;
};

export function deliveryView(delivery: Delivery, { now, language, text, linkWay, to }: ViewOptions) {
	const { id, state, held, attempts, createdAt, sentAt, dueAt, lastError, leadId, leadName, personName } =
		delivery;
	const waits = state === "waiting" && dueAt > now.toISOString();
	return {
		id,
		status: held ? ("held" as const) : reachesNobody(delivery, linkWay) ? ("saved" as const) : state,
		next: waits
			? fillBlanks(text.next[held ? "held" : "waiting"], { date: momentText(dueAt, language) })
			: null,
		lastError: lastError && { words: reasonText(text, lastError), code: lastError },
		kind: deliveryText(text, delivery),
		about: [
			personName && fillBlanks(sentenceOf(delivery, text), { name: personName }),
			delivery.revocation && text.revocation,
			fillBlanks(text.attempts, { count: attempts }),
			momentText(sentAt ?? createdAt, language),
		]
			.filter(Boolean)
			.join(" · "),
		lead: leadId && { path: to(`/leads/${encodeURIComponent(leadId)}`), name: leadName ?? text.lead },
		retries: state === "waiting" || state === "dead",
	};
}

function reachesNobody({ kind, state, mailer }: Delivery, linkWay: LinkWay): boolean {
	const tookIt = mailer ?? (linkWay === "mail" ? "smtp" : "file");
	return tookIt === "file" && state === "sent" && isDeliveryKind(kind) && destinationOf(kind) === "mail";
}

function sentenceOf({ kind, person }: Delivery, text: ViewOptions["text"]): string {
	if (person?.kind === "rights-request") return "{name}";
	return kind === "comment-notice" ? text.from : text.to;
}

export type DeliveryView = ReturnType<typeof deliveryView>;

type QueueViewOptions = {
	now: Date;
	language: Language;
	text: StaffText["deliveries"];
	isSetUp(destination: string): boolean;
};

export function queueView(report: QueueReport, { now, language, text, isSetUp }: QueueViewOptions) {
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
