import { destinations } from "../../shared/delivery.ts";
import { forgetOld } from "../privacy/retention.ts";
import {
	type DeliveryOptions,
	type DestinationState,
	deliver,
	leaseSeconds,
	newDestinationState,
	takeDue,
} from "./deliver.ts";
import { destinationOf, isDeliveryKind } from "./delivery.ts";
import { correctTimesAfterClockSetBack } from "./lease-store.ts";

const atOnce = 16;
const stopPatienceMs = 10_000;
const cleanUpMs = 60 * 60_000;

/**
 * Sends due deliveries in the background until stopped. Destinations do not wait for each other. Retries when the
 * database is unavailable. Also deletes expired data, once an hour, and corrects times after a clock was set back.
 * @returns stop: resolves when the running deliveries are stored, after 10 s at the latest.
 */
export function startBackgroundWork(options: DeliveryOptions, everyMs = 1_000): { stop(): Promise<void> } {
	const stopping = new AbortController();
	const { signal } = stopping;
	const running = Promise.all([
		cleanUp(options, signal),
		correctTimes(options, signal),
		...newDestinationStates(options).map((state) => serve(options, state, { everyMs, signal })),
	]);
	return {
		stop: async () => {
			stopping.abort();
			const patience = new AbortController();
			await Promise.race([running, pause(stopPatienceMs, patience.signal)]);
			patience.abort();
		},
	};
}

async function cleanUp(options: DeliveryOptions, signal: AbortSignal): Promise<void> {
	const { db, runtime, onCleanUpFailure = () => undefined } = options;
	while (!signal.aborted) {
		await forgetOld(db, runtime, onCleanUpFailure);
		await pause(cleanUpMs, signal);
	}
}

async function correctTimes({ db, runtime }: DeliveryOptions, signal: AbortSignal): Promise<void> {
	while (!signal.aborted) {
		await correctTimesAfterClockSetBack(db, runtime, leaseSeconds).catch(() => undefined);
		await pause(leaseSeconds * 1_000, signal);
	}
}

type Pace = { everyMs: number; signal: AbortSignal };

async function serve(
	options: DeliveryOptions,
	state: DestinationState,
	{ everyMs, signal }: Pace,
): Promise<void> {
	const { underWay } = state;
	while (!signal.aborted) {
		const free = atOnce - underWay.size;
		const taken = await takeDue(options, state, free).catch(() => []);
		for (const delivery of taken) {
			const sending: Promise<void> = deliver(options, state, delivery).finally(() =>
				underWay.delete(sending),
			);
			underWay.add(sending);
		}
		if (taken.length === free) await waitForFree(underWay);
		else await pause(everyMs, signal);
	}
	await Promise.all(underWay);
}

/** Waits for one to end, then a moment for more: the next claim takes several at once. */
async function waitForFree(underWay: ReadonlySet<Promise<void>>): Promise<void> {
	await Promise.race(underWay);
	const moment = AbortSignal.timeout(25);
	while (underWay.size > (atOnce * 3) / 4 && !moment.aborted)
		await Promise.race([...underWay, pause(25, moment)]);
}

export function newDestinationStates({ senders }: DeliveryOptions): DestinationState[] {
	const kinds = Object.keys(senders).filter(isDeliveryKind);
	return destinations
		.filter((destination) => kinds.some((kind) => destinationOf(kind) === destination))
		.map(newDestinationState);
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
	return new Promise((resolve) => {
		if (signal.aborted) return resolve();
		const over = () => {
			clearTimeout(timer);
			signal.removeEventListener("abort", over);
			resolve();
		};
		const timer = setTimeout(over, ms);
		signal.addEventListener("abort", over);
	});
}
