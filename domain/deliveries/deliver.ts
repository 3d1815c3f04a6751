import type { Db } from "../../db/connect.ts";
import { admission } from "../circuit-breaker.ts";
import { whileRenewing } from "../leases/lease.ts";
import type { Runtime } from "../runtime.ts";
import { nextTry } from "./backoff.ts";
import { breakerOf, noteFailure, noteSuccess } from "./breaker-store.ts";
import { type DeliveryKind, type Destination, destinationOf } from "./delivery.ts";
import { sendFailedNow } from "./delivery-store.ts";
import { isOfTheDestination, NothingToSend, PermanentFailure, reasonOf, Unreached } from "./failure.ts";
import { claimDue, type Leased, markFailed, markNeedless, markSent, renewDelivery } from "./lease-store.ts";

/** Throws as in failure.ts. The delivery's id stays the same at every try, so that a receiver knows a repetition. */
export type Sender = (delivery: Leased, signal: AbortSignal) => Promise<void>;

/** Kinds without a sender wait until they have one. */
export type Senders = Partial<Record<DeliveryKind, Sender>>;

export type DeliveryOutcome = "sent" | "needless" | "failed" | "dead";

export type DeliveryOptions = {
	db: Db;
	runtime: Runtime;
	senders: Senders;
	/** Receives the id and kind of a failed delivery, never its content. */
	onFailure(failure: {
		id: string;
		kind: DeliveryKind;
		attempts: number;
		reason: string;
		dead: boolean;
	}): void;
	onKept?(error: unknown): void;
	patienceMs?: number;
	onOutcome?(destination: Destination, outcome: DeliveryOutcome): void;
};

/** After this time without a sign of life, another process may take its deliveries. */
const leaseSeconds = 20;
/** Milliseconds for one sending: a mail server may take long to accept a message. */
const patience = { mail: 60_000, other: 15_000 };
const settlingTries = 120;

export type Service = {
	readonly destination: Destination;
	readonly underWay: Set<Promise<void>>;
	/** Sent, but not yet stored as sent: nothing more is taken until then, so that nothing is sent twice. */
	readonly unsettled: Set<string>;
	failing: boolean;
};

/** What a process knows of a destination before it served it. */
export function serviceOf(destination: Destination): Service {
	return { destination, underWay: new Set(), unsettled: new Set(), failing: false };
}

/** Takes the deliveries that may be sent to a destination now. @param room at most so many. */
export async function takeDue(
	{ db, runtime }: Pick<DeliveryOptions, "db" | "runtime">,
	service: Service,
	room: number,
): Promise<Leased[]> {
	const { destination, underWay, unsettled } = service;
	if (room === 0 || unsettled.size > 0) return [];
	const breaker = await breakerOf(db, destination);
	service.failing = breaker.failures > 0;
	const passage = admission(breaker, runtime.now());
	if (passage === "all") return claimDue(db, runtime, { destination, leaseSeconds, limit: room });
	// One at a time, to test whether the destination is back.
	if (passage === "none" || underWay.size > 0) return [];
	return claimDue(db, runtime, { destination, leaseSeconds, limit: 1, trial: true });
}

/** Sends what was taken and settles it, whatever comes of it. Never throws. */
export async function deliver(options: DeliveryOptions, service: Service, delivery: Leased): Promise<void> {
	const { db, runtime } = options;
	const renew = () => renewDelivery(db, runtime, delivery, leaseSeconds);
	await whileRenewing(leaseSeconds, renew, async () => {
		const error = await failureOf(options, delivery);
		await settled(service, delivery, () => settleAs(options, service, delivery, error));
	});
}

async function failureOf({ senders, patienceMs }: DeliveryOptions, delivery: Leased): Promise<unknown> {
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

async function settleAs(
	options: DeliveryOptions,
	service: Service,
	delivery: Leased,
	error: unknown,
): Promise<void> {
	const { db, runtime, onFailure, onOutcome } = options;
	const { destination } = service;
	if (error === null || error instanceof NothingToSend) {
		if (error) await markNeedless(db, delivery, error.code);
		else await markSent(db, runtime, delivery);
		if (!error) await reached(options, service);
		onOutcome?.(destination, error ? "needless" : "sent");
		return;
	}
	const { id, kind, attempts } = delivery;
	const reason = reasonOf(error);
	const retryAt = error instanceof PermanentFailure ? null : retryOf(options, delivery, error);
	await markFailed(db, delivery, reason, retryAt);
	if (isOfTheDestination(error)) {
		service.failing = true;
		await noteFailure(db, runtime, destination, id);
	} else await reached(options, service);
	onFailure({ id, kind, attempts, reason, dead: !retryAt });
	onOutcome?.(destination, retryAt ? "failed" : "dead");
}

/** A destination that answers is back: its failed deliveries are sent at once. */
async function reached({ db, runtime }: DeliveryOptions, service: Service): Promise<void> {
	if (!service.failing) return;
	service.failing = false;
	if (await noteSuccess(db, service.destination)) await sendFailedNow(db, runtime, service.destination);
}

function retryOf({ runtime }: DeliveryOptions, delivery: Leased, error: unknown): Date | null {
	const byDelays = nextTry(runtime.now(), delivery, runtime.random());
	const asked = error instanceof Unreached ? (error.retryAfterSeconds ?? 0) : 0;
	const byReceiver = new Date(runtime.now().getTime() + Math.min(asked, 3_600) * 1000);
	return byDelays && byReceiver > byDelays ? byReceiver : byDelays;
}

// The message was sent: a database that is briefly unavailable must not cause a second sending.
async function settled({ unsettled }: Service, { id }: Leased, settle: () => Promise<void>): Promise<void> {
	for (let left = settlingTries; left > 0; left--) {
		const done = await settle().then(
			() => true,
			() => false,
		);
		if (done) break;
		unsettled.add(id);
		await new Promise((resolve) => setTimeout(resolve, 500));
	}
	unsettled.delete(id);
}
