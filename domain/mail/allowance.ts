import { createHash } from "node:crypto";
import { limits } from "../../config/limits.ts";
import type { Tx } from "../../db/connect.ts";
import { mailboxOf } from "../contact/mailbox.ts";
import { type Gate, giveBack, pass } from "../flood/flood-gate.ts";
import type { World } from "../world.ts";

const aDay = 86_400;

export type VisitorMail = {
	to: string;
	/** What it came from: a conversation's lead, or what a form stored. */
	from: string;
	/** Each kind is counted apart: who floods one form keeps nobody from the rest. */
	kind: "proposal" | "form" | "rights" | "conversation" | "newsletter";
};

/**
 * Whether a mail may go to an address a visitor typed, which may be anybody's. A yes is counted, by the mailbox it goes
 * to, by what it came from whatever the address there is later, and in all; a no uses nothing up. Counted days begin at
 * midnight UTC.
 * @param tx the transaction that queues the mail: when it fails, nothing was counted.
 */
export async function mayMail(tx: Tx, world: World, { to, from, kind }: VisitorMail): Promise<boolean> {
	const counts = [
		[{ name: `mail-${kind}-from`, most: limits.receiptsPerConversation, seconds: aDay }, from],
		[{ name: `mail-${kind}-address`, most: limits.receiptsPerAddress, seconds: aDay }, mailboxOf(to)],
		[{ name: `mail-${kind}-day`, most: limits.receiptsPerDay, seconds: aDay }, "everybody"],
	] as const;
	const at = world.now();
	const passed: { gate: Gate; visitor: string; at: Date }[] = [];
	for (const [gate, visitor] of counts) {
		if ((await pass(tx, world, gate, visitor)).kind === "flooded") {
			for (const one of passed) await giveBack(tx, world, one);
			return false;
		}
		passed.push({ gate, visitor, at });
	}
	return true;
}

/** What a queued mail keeps of the address it was allowed for. */
export function addressMark(address: string): string {
	return createHash("sha256").update(address.toLowerCase()).digest("base64url");
}
