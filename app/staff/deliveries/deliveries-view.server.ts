import { fillBlanks } from "../../../content/fill-blanks.ts";
import { reasonText } from "../../../content/staff/reason-text.ts";
import type { StaffText } from "../../../content/staff/schema.ts";
import { isDeliveryKind } from "../../../domain/deliveries/delivery.ts";
import type { DeliveryOverview } from "../../../domain/deliveries/delivery-overview.ts";
import type { Language } from "../../../shared/language.ts";
import { momentText } from "../times.server.ts";

type Delivery = DeliveryOverview["deliveries"][number];
type ViewOptions = {
	now: Date;
	language: Language;
	text: StaffText["deliveries"];
	to(path: string): string;
};

export function deliveryView(delivery: Delivery, { now, language, text, to }: ViewOptions) {
	const {
		id,
		kind,
		state,
		held,
		attempts,
		createdAt,
		sentAt,
		dueAt,
		lastError,
		leadId,
		leadName,
		personName,
	} = delivery;
	const waits = state === "waiting" && dueAt > now.toISOString();
	return {
		id,
		status: held ? ("held" as const) : state,
		next: waits
			? fillBlanks(text.next[held ? "held" : "waiting"], { date: momentText(dueAt, language) })
			: null,
		lastError: lastError && { words: reasonText(text, lastError), code: lastError },
		kind: isDeliveryKind(kind) ? text.kinds[kind] : kind,
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

function sentenceOf({ kind, person }: Delivery, text: ViewOptions["text"]): string {
	if (person?.kind === "rights-request") return "{name}";
	return kind === "comment-notice" ? text.from : text.to;
}

export type DeliveryView = ReturnType<typeof deliveryView>;
