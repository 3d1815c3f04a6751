import { fillBlanks } from "../../../content/fill-blanks.ts";
import type { StaffText } from "../../../content/staff/schema.ts";
import type { LeadDetails } from "../../../domain/leads/lead-details.ts";
import type { LinkWay } from "../../../shared/account.ts";
import type { LeadRefusal } from "../../../shared/lead.ts";
import { outcomeText, readOutcome } from "../../forms/answer-intent.server.ts";
import { leadIntents } from "./lead-intents.server.ts";

type Done = keyof typeof leadIntents;
type Context = { details: LeadDetails; text: StaffText; linkWay: LinkWay };

/** What became of a form of the lead's page. Names are read from the lead: no address carries them. */
export function leadOutcome(searchParams: URLSearchParams, context: Context) {
	const { unchanged, consultation } = context.text.lead;
	const reasons: Record<LeadRefusal, string> = { ...unchanged, "no-email": consultation.impossible };
	const reason = outcomeText(searchParams, reasons, "unchanged");
	const done = readOutcome(searchParams, leadIntents);
	return { notice: reason ?? (done && doneText(done, context)), isUnchanged: reason !== null };
}

function doneText(done: Done, { details, text, linkWay }: Context): string {
	const words = text.done.lead;
	const { ownerId, owners, clientId, clients, crm } = details;
	const owner = owners.find(({ id }) => id === ownerId)?.name;
	const client = clients.find(({ id }) => id === clientId)?.name;
	if (done === "owner") return owner ? fillBlanks(words.owner, { owner }) : words["no-owner"];
	if (done === "client") return client ? fillBlanks(words.client, { client }) : words["no-client"];
	if (done === "crm" && crm.kind === "embedded") return words["own-crm"];
	if (linkWay === "shown" && (done === "consultation" || done === "consultation-cancel"))
		return words[`${done}-unmailed`];
	return words[done];
}
