import { fillBlanks } from "../fill-blanks.ts";
import type { StaffText } from "./schema.ts";

type Reasons = Pick<StaffText["deliveries"], "reasons" | "answers">;

/**
 * Why something did not leave, in the staff's words.
 * @param reason as it is kept: a code, and the status the receiver answered with if there was one.
 */
export function reasonText({ reasons, answers }: Reasons, reason: string): string {
	const [code = "", status = ""] = reason.split(" ");
	return reasons[code] ?? answers[status] ?? answers[`${status[0]}xx`] ?? reasons.unknown ?? "";
}

/** The same within a sentence, with the code by which whoever runs the site can look further. */
function reasonWithCode(words: Reasons, reason: string): string {
	return `${reasonText(words, reason).replace(/\.$/, "")} (${reason}).`;
}

/** Says why a lead is not in the CRM yet, or never will be. */
export function crmReason(
	{ crm: words, deliveries }: StaffText,
	{ kind, reason }: { kind: "queued" | "refused" | "needless"; reason: string | null },
): string {
	if (!reason) return words.queued;
	if (kind === "needless") return fillBlanks(words.needless, { reason: reasonText(deliveries, reason) });
	const sentence = kind === "refused" ? words.refused : words.failed;
	return fillBlanks(sentence, { reason: reasonWithCode(deliveries, reason) });
}
