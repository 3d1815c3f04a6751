import type { Language } from "../../content/language.ts";
import type { Db, Tx } from "../../db/connect.ts";
import { isUniqueViolation } from "../../db/unique.ts";
import { mailboxOf } from "../contact/mailbox.ts";
import { enqueue } from "../deliveries/delivery-store.ts";
import { mayMail } from "../mail/allowance.ts";
import type { World } from "../world.ts";
import { holdSubscriber, insertSubscriber, type Subscriber, updateSubscriber } from "./subscriber-store.ts";

const aDay = 86_400_000;
const confirmDays = 7;

export type Wish = { email: string; language: Language; consentVersion: string };

/**
 * Somebody typed an address, their own or not: it is asked by mail, at most once in 24 hours; once more, within what a
 * day allows, where its owner confirmed the last mail and wants something else since: to come back, or to read in the
 * other language. Whoever reads in this one already is not asked again. What happened is not told: it would say who
 * reads us.
 */
export async function subscribe(db: Db, world: World, wish: Wish): Promise<void> {
	try {
		await db.transaction().execute((tx) => ask(tx, world, wish));
	} catch (error) {
		// The same address sent twice at once: the other one asks.
		if (!isUniqueViolation(error)) throw error;
	}
}

async function ask(tx: Tx, world: World, wish: Wish): Promise<void> {
	const now = world.now();
	const at = now.toISOString();
	const mailbox = mailboxOf(wish.email);
	const known = await holdSubscriber(tx, "mailbox", mailbox);
	const reads = known?.state === "confirmed" ? known : null;
	if (reads?.language === wish.language) return;
	if (known && now.getTime() - Date.parse(known.askedAt) < aDay) {
		const again = { to: wish.email, from: known.id, kind: "newsletter" } as const;
		if (!hasAnswered(known) || !(await mayMail(tx, world, again))) return;
	}
	const fresh = { id: world.newId(), token: world.newId(), mailbox, state: "asked", createdAt: at } as const;
	// Who reads already goes on as before until they confirm the change.
	const subscriber: Subscriber = reads
		? { ...reads, askedAt: at }
		: { ...fresh, confirmedAt: null, cancelledAt: null, ...known, ...wish, askedAt: at };
	await (known ? updateSubscriber : insertSubscriber)(tx, subscriber);
	const kind = "newsletter-confirm";
	const payload = { subscriberId: subscriber.id, language: wish.language };
	await enqueue(tx, world, { key: `${kind}:${subscriber.id}:${at}`, kind, payload });
}

/** Whether who has the mailbox confirmed the last mail: nobody else can. */
function hasAnswered({ state, askedAt, confirmedAt }: Subscriber): boolean {
	return state !== "asked" && confirmedAt !== null && confirmedAt >= askedAt;
}

/**
 * Turns a wish into a subscription, by the link that came by mail; or, of somebody who reads already, into one of the
 * language they asked for.
 * @param language of the page the link leads to. @returns false when the link is unknown or older than a week.
 */
export async function confirmSubscription(
	db: Db,
	world: World,
	token: string,
	language: Language,
): Promise<boolean> {
	return db.transaction().execute(async (tx) => {
		const subscriber = await holdSubscriber(tx, "token", token);
		if (!subscriber) return false;
		const confirmedAt = world.now().toISOString();
		if (subscriber.state === "confirmed") {
			if (!hasAnswered(subscriber)) await updateSubscriber(tx, { ...subscriber, language, confirmedAt });
			return true;
		}
		if (!mayConfirm(subscriber, world.now())) return false;
		await updateSubscriber(tx, { ...subscriber, state: "confirmed", confirmedAt, cancelledAt: null });
		return true;
	});
}

/** Whether a link has confirmed what it was for. */
export function hasConfirmed(subscriber: Subscriber): boolean {
	return subscriber.state === "confirmed" && hasAnswered(subscriber);
}

/** Whether a link still confirms. Who cancelled after being asked is not brought back by the older link. */
export function mayConfirm(subscriber: Subscriber, now: Date): boolean {
	if (subscriber.state === "confirmed") return true;
	return !hasEnded(subscriber) && now.getTime() - Date.parse(subscriber.askedAt) < confirmDays * aDay;
}

/** Whether somebody cancelled and did not ask again since. */
export function hasEnded({ state, askedAt, cancelledAt }: Subscriber): boolean {
	return state === "cancelled" && cancelledAt !== null && cancelledAt >= askedAt;
}

/** Ends a subscription for good, confirmed or not. @returns false when the link is unknown. */
export async function cancelSubscription(db: Db, world: World, token: string): Promise<boolean> {
	return db.transaction().execute(async (tx) => {
		const subscriber = await holdSubscriber(tx, "token", token);
		if (!subscriber) return false;
		await endSubscription(tx, world, subscriber.id);
		return true;
	});
}

/** Ends a subscription for good, confirmed or not. @returns false when there is none, or it had ended before. */
export async function endSubscription(tx: Tx, world: World, id: string): Promise<boolean> {
	const subscriber = await holdSubscriber(tx, "id", id);
	if (!subscriber || hasEnded(subscriber)) return false;
	const cancelledAt = world.now().toISOString();
	await updateSubscriber(tx, { ...subscriber, state: "cancelled", cancelledAt });
	return true;
}
