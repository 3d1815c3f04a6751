import type { Db, Tx } from "../../../db/connect.ts";
import { isUniqueViolation } from "../../../db/unique.ts";
import type { Language } from "../../../shared/language.ts";
import { mailboxOf } from "../../contact/email.ts";
import { enqueue } from "../../deliveries/delivery-store.ts";
import { reserveMail } from "../../mail/allowance.ts";
import type { Runtime } from "../../runtime.ts";
import { dayMs } from "../../wall-clock.ts";
import type { Subscriber } from "./subscriber.ts";
import { findSubscriber, insertSubscriber, lockSubscriber, updateSubscriber } from "./subscriber-store.ts";

/** How long the link of a mail that asks to confirm works. */
export const confirmDays = 7;

type Wish = { email: string; language: Language; consentVersion: string };

/**
 * Queues a mail that asks an address to confirm a subscription, since anybody may have typed it. Asks once in 24 hours.
 * Asks again, within the daily allowance, when the owner answered the last mail and now wants to return or change
 * language. Never asks a subscriber of this language. Returns nothing: the outcome would tell who reads us.
 */
export async function subscribe(db: Db, runtime: Runtime, wish: Wish): Promise<void> {
	try {
		await db.transaction().execute((tx) => askToConfirm(tx, runtime, wish));
	} catch (error) {
		// The same address came twice at once: the other request sends the mail.
		if (!isUniqueViolation(error)) throw error;
	}
}

async function askToConfirm(tx: Tx, runtime: Runtime, wish: Wish): Promise<void> {
	const now = runtime.now();
	const at = now.toISOString();
	const mailbox = mailboxOf(wish.email);
	const previous = await lockSubscriber(tx, "mailbox", mailbox);
	const confirmed = previous?.state === "confirmed" ? previous : null;
	if (confirmed?.language === wish.language) return;
	if (previous && now.getTime() - Date.parse(previous.askedAt) < dayMs) {
		const mailing = { to: wish.email, cause: previous.id, kind: "newsletter" } as const;
		if (!hasAnswered(previous) || !(await reserveMail(tx, runtime, mailing))) return;
	}
	const fresh = {
		id: runtime.newId(),
		token: runtime.newId(),
		mailbox,
		state: "asked",
		createdAt: at,
	} as const;
	// A subscriber keeps the present subscription until they confirm the change.
	const subscriber: Subscriber = confirmed
		? { ...confirmed, askedAt: at }
		: { ...fresh, confirmedAt: null, cancelledAt: null, ...previous, ...wish, askedAt: at };
	await (previous ? updateSubscriber : insertSubscriber)(tx, subscriber);
	const kind = "newsletter-confirm";
	const payload = { subscriberId: subscriber.id, language: wish.language };
	await enqueue(tx, runtime, { dedupeKey: `${kind}:${subscriber.id}:${at}`, kind, payload });
}

function hasAnswered({ state, askedAt, confirmedAt }: Subscriber): boolean {
	return state !== "asked" && confirmedAt !== null && confirmedAt >= askedAt;
}

/**
 * Confirms a subscription by the link from the mail, or a subscriber's change of language.
 * @param language of the page that the link opens. @returns false when the link is unknown or older than a week.
 */
export async function confirmSubscription(
	db: Db,
	runtime: Runtime,
	token: string,
	language: Language,
): Promise<boolean> {
	return db.transaction().execute(async (tx) => {
		const subscriber = await lockSubscriber(tx, "token", token);
		if (!subscriber) return false;
		const confirmedAt = runtime.now().toISOString();
		if (subscriber.state === "confirmed") {
			if (!hasAnswered(subscriber)) await updateSubscriber(tx, { ...subscriber, language, confirmedAt });
			return true;
		}
		if (!mayConfirm(subscriber, runtime.now())) return false;
		await updateSubscriber(tx, { ...subscriber, state: "confirmed", confirmedAt, cancelledAt: null });
		return true;
	});
}

/** Finds the subscriber of a mailed link. @returns null when the link is unknown. */
export function findByLink(db: Db, token: string): Promise<Subscriber | null> {
	return findSubscriber(db, "token", token);
}

/** Tells whether a link has already confirmed its request. */
export function hasConfirmed(subscriber: Subscriber): boolean {
	return subscriber.state === "confirmed" && hasAnswered(subscriber);
}

/**
 * Tells whether a link can still confirm. An older link does not bring back a reader who cancelled after it was sent.
 */
export function mayConfirm(subscriber: Subscriber, now: Date): boolean {
	if (subscriber.state === "confirmed") return true;
	return !hasEnded(subscriber) && now.getTime() - Date.parse(subscriber.askedAt) < confirmDays * dayMs;
}

/** Tells whether somebody cancelled and made no later request. */
export function hasEnded({ state, askedAt, cancelledAt }: Subscriber): boolean {
	return state === "cancelled" && cancelledAt !== null && cancelledAt >= askedAt;
}

/** Ends a subscription, confirmed or not. @returns false when the link is unknown. */
export async function cancelSubscription(db: Db, runtime: Runtime, token: string): Promise<boolean> {
	return db.transaction().execute(async (tx) => {
		const subscriber = await lockSubscriber(tx, "token", token);
		if (!subscriber) return false;
		await endSubscription(tx, runtime, subscriber.id);
		return true;
	});
}

/** Ends a subscription, confirmed or not. @returns false when there is none, or it had already ended. */
export async function endSubscription(tx: Tx, runtime: Runtime, id: string): Promise<boolean> {
	const subscriber = await lockSubscriber(tx, "id", id);
	if (!subscriber || hasEnded(subscriber)) return false;
	const cancelledAt = runtime.now().toISOString();
	await updateSubscriber(tx, { ...subscriber, state: "cancelled", cancelledAt });
	return true;
}
