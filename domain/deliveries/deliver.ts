import type { Db } from "../../db/connect.ts";
import type { DeliveryKind, Destination, MailerKind } from "../../shared/delivery.ts";
import { admission } from "../circuit-breaker.ts";
import { whileRenewing } from "../lease.ts";
import type { Runtime } from "../runtime.ts";
import { nextTry } from "./backoff.ts";
import { policy } from "./breaker.ts";
import { readBreaker, recordFailure, recordSuccess } from "./breaker-store.ts";
import { destinationOf } from "./delivery.ts";
import { sendFailedNow } from "./delivery-store.ts";
import { isOfTheDestination, NothingToSend, PermanentFailure, reasonOf, Unreached } from "./failure.ts";
import {
	claimDue,
	type LeasedDelivery,
	markFailed,
	markNeedless,
	markSent,
	renewDelivery,
} from "./lease-store.ts";

/**
 * Sends a delivery; throws the errors of failure.ts. A delivery keeps its id on every attempt, so that a receiver can
 * drop repeats.
 */
export type Sender = (delivery: LeasedDelivery, signal: AbortSignal) => Promise<void>;

/** Deliveries of a kind without a sender wait. */
export type Senders = Partial<Record<DeliveryKind, Sender>>;

export type DeliveryOutcome = "sent" | "needless" | "failed" | "dead";

export type DeliveryOptions = {
	db: Db;
	runtime: Runtime;
	senders: Senders;
	/** What the senders of mails use; stored with each mail that was sent. */
	mailer?: MailerKind;
	/** Receives the id and kind of a failed delivery, never its content. */
	onFailure(failure: {
		id: string;
		kind: DeliveryKind;
		attempts: number;
		reason: string;
		dead: boolean;
	}): void;
	onCleanUpFailure?(error: unknown): void;
	patienceMs?: number;
	onOutcome?(destination: Destination, outcome: DeliveryOutcome): void;
};

/** After this time without a renewal, another process may take the delivery. */
export const leaseSeconds = 20;
/** The time limit of one attempt, in milliseconds: a mail server may take long to accept a message. */
const patience = { mail: 60_000, other: 15_000 };
const storeTries = 120;

export type DestinationState = {
	readonly destination: Destination;
	readonly underWay: Set<Promise<void>>;
	/**
	 * Deliveries that were sent but not yet stored as sent. No other is taken until then, so that none is sent twice.
	 */
	readonly unstored: Set<string>;
	failing: boolean;
};

/** Creates the state that a process keeps of a destination. */
export function newDestinationState(destination: Destination): DestinationState {
	return { destination, underWay: new Set(), unstored: new Set(), failing: false };
}

/**
 * Claims the due deliveries of a destination, as far as its circuit breaker allows. @param limit the most to claim.
 */
export async function takeDue(
	{ db, runtime }: Pick<DeliveryOptions, "db" | "runtime">,
	state: DestinationState,
	limit: number,
): Promise<LeasedDelivery[]> {
	const { destination, underWay, unstored } = state;
	if (limit === 0 || unstored.size > 0) return [];
	const breaker = await readBreaker(db, destination);
	state.failing = breaker.failures > 0;
	const admitted = admission(breaker, runtime.now(), policy);
	if (admitted === "all") return claimDue(db, runtime, { destination, leaseSeconds, limit });
	// One at a time, to test whether the destination is back.
	if (admitted === "none" || underWay.size > 0) return [];
	return claimDue(db, runtime, { destination, leaseSeconds, limit: 1, trial: true });
}

/** Sends a claimed delivery and stores the outcome. Never throws. */
export async function deliver(
	options: DeliveryOptions,
	state: DestinationState,
	delivery: LeasedDelivery,
): Promise<void> {
	const { db, runtime } = options;
	const renew = () => renewDelivery(db, runtime, delivery, leaseSeconds);
	await whileRenewing(leaseSeconds, renew, async () => {
		const error = await trySend(options, delivery);
		await storeOutcome(state, delivery, () => applyOutcome(options, state, delivery, error));
	});
}

async function trySend({ senders, patienceMs }: DeliveryOptions, delivery: LeasedDelivery): Promise<unknown> {
	const send = senders[delivery.kind];
	const own = destinationOf(delivery.kind) === "mail" ? patience.mail : patience.other;
	const signal = AbortSignal.timeout(patienceMs ?? own);
	try {
		if (!send) throw new Unreached("ENOSENDER");
		await Promise.race([send(delivery, signal), ended(signal)]);
		return null;
	} catch (error) {
		return error ?? new Unreached("unknown");
	}
}

function ended(signal: AbortSignal): Promise<never> {
	return new Promise((_, reject) => {
		signal.addEventListener("abort", () => reject(new Unreached("ETIMEDOUT")), { once: true });
	});
}

async function applyOutcome(
	options: DeliveryOptions,
	state: DestinationState,
	delivery: LeasedDelivery,
	error: unknown,
): Promise<void> {
	const { db, runtime, mailer, onFailure, onOutcome } = options;
	const { destination } = state;
	if (error === null || error instanceof NothingToSend) {
		if (error) await markNeedless(db, delivery, error.code);
		else await markSent(db, runtime, delivery, destination === "mail" ? mailer : undefined);
		if (!error) await onReached(options, state);
		onOutcome?.(destination, error ? "needless" : "sent");
		return;
	}
	const { id, kind, attempts } = delivery;
	const reason = reasonOf(error);
	const retryAt = error instanceof PermanentFailure ? null : retryOf(options, delivery, error);
	await markFailed(db, delivery, reason, retryAt);
	if (isOfTheDestination(error)) {
		state.failing = true;
		await recordFailure(db, runtime, destination, id);
	} else await onReached(options, state);
	onFailure({ id, kind, attempts, reason, dead: !retryAt });
	onOutcome?.(destination, retryAt ? "failed" : "dead");
}

/** A destination that answers works again: its failed deliveries are sent at once. */
async function onReached({ db, runtime }: DeliveryOptions, state: DestinationState): Promise<void> {
	if (!state.failing) return;
	state.failing = false;
	if (await recordSuccess(db, state.destination)) await sendFailedNow(db, runtime, state.destination);
}

function retryOf({ runtime }: DeliveryOptions, delivery: LeasedDelivery, error: unknown): Date | null {
	const byDelays = nextTry(runtime.now(), delivery, runtime.random());
	const asked = error instanceof Unreached ? (error.retryAfterSeconds ?? 0) : 0;
	const byReceiver = new Date(runtime.now().getTime() + Math.min(asked, 3_600) * 1000);
	return byDelays && byReceiver > byDelays ? byReceiver : byDelays;
}

// The message was sent: a database that is briefly unavailable must not cause a second sending.
async function storeOutcome(
	{ unstored }: DestinationState,
	{ id }: LeasedDelivery,
	store: () => Promise<void>,
): Promise<void> {
	for (let left = storeTries; left > 0; left--) {
		const done = await store().then(
			() => true,
			() => false,
		);
		if (done) break;
		unstored.add(id);
		await new Promise((resolve) => setTimeout(resolve, 500));
	}
	unstored.delete(id);
}
