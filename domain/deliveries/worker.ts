import type { Db } from "../../db/connect.ts";
import type { World } from "../world.ts";
import { nextTry } from "./backoff.ts";
import type { DeliveryKind } from "./delivery.ts";
import { claimDue, type Leased, markFailed, markSent } from "./delivery-store.ts";

/** Sends one delivery; resolves when the receiver has it, throws when it may not. */
export type Sender = (delivery: Leased) => Promise<void>;

export type WorkerOptions = {
	db: Db;
	world: World;
	senders: Record<DeliveryKind, Sender>;
	/** Hears of each failure: the delivery's id and kind, never its content. */
	onFailure(failure: {
		id: string;
		kind: DeliveryKind;
		attempts: number;
		reason: string;
		dead: boolean;
	}): void;
};

const leaseSeconds = 90;
const batch = 5;

/**
 * Sends what is due once.
 * @returns how many deliveries it took; 0 when nothing was due.
 */
export async function deliverDue({ db, world, senders, onFailure }: WorkerOptions): Promise<number> {
	const claimed = await claimDue(db, world, { limit: batch, leaseSeconds });
	await Promise.all(
		claimed.map(async (delivery) => {
			try {
				await senders[delivery.kind](delivery);
			} catch (error) {
				const retryAt = nextTry(world.now(), delivery.attempts, world.random());
				const reason = reasonOf(error);
				await markFailed(db, delivery, reason, retryAt);
				onFailure({
					id: delivery.id,
					kind: delivery.kind,
					attempts: delivery.attempts,
					reason,
					dead: !retryAt,
				});
				return;
			}
			await markSent(db, world, delivery);
		}),
	);
	return claimed.length;
}

/**
 * Keeps sending in the background until stopped. A database that is away for a while is tried again.
 * @returns stop: resolves when what was being sent is settled.
 */
export function startDeliveries(options: WorkerOptions, everyMs = 1_000): { stop(): Promise<void> } {
	const stopping = new AbortController();
	const running = (async () => {
		while (!stopping.signal.aborted) {
			const sent = await deliverDue(options).catch(() => 0);
			if (sent < batch) await pause(everyMs, stopping.signal);
		}
	})();
	return {
		stop: () => {
			stopping.abort();
			return running;
		},
	};
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
	return new Promise((resolve) => {
		const timer = setTimeout(resolve, ms);
		signal.addEventListener("abort", () => {
			clearTimeout(timer);
			resolve();
		});
	});
}

// A server's refusal quotes addresses; the code says enough and keeps personal data out of the row and the log.
function reasonOf(error: unknown): string {
	if (!(error instanceof Error)) return "unknown";
	const code = "code" in error && typeof error.code === "string" ? error.code : error.name;
	const answer =
		"responseCode" in error && typeof error.responseCode === "number" ? ` ${error.responseCode}` : "";
	return `${code}${answer}`;
}
