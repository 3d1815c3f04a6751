import { createHash } from "node:crypto";
import { limits } from "../../config/limits.ts";
import type { Tx } from "../../db/connect.ts";
import { mailboxOf } from "../contact/mailbox.ts";
import { pass } from "../flood/flood-gate.ts";
import type { World } from "../world.ts";

const aDay = 86_400;

/**
 * Whether a mail may go to an address a visitor typed, which may be anybody's; a yes is counted, by the mailbox it goes
 * to and the lead it came from, whatever that lead's address is later. Counted days begin at midnight UTC.
 * @param tx the transaction that queues the mail: when it fails, nothing was counted.
 */
export async function mayMail(tx: Tx, world: World, mail: { to: string; leadId: string }): Promise<boolean> {
	const counts = [
		[{ name: "mail-lead", most: limits.receiptsPerConversation, seconds: aDay }, mail.leadId],
		[{ name: "mail-address", most: limits.receiptsPerAddress, seconds: aDay }, mailboxOf(mail.to)],
		[{ name: "mail-day", most: limits.receiptsPerDay, seconds: aDay }, "everybody"],
	] as const;
	for (const [gate, whose] of counts) {
		const { kind } = await pass(tx, world, gate, whose);
		if (kind === "flooded") return false;
	}
	return true;
}

/** What a queued mail keeps of the address it was allowed for. */
export function addressMark(address: string): string {
	return createHash("sha256").update(address.toLowerCase()).digest("base64url");
}
