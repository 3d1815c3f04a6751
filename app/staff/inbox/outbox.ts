import type { ThreadOutcome } from "../conversation/thread-outcome.ts";

/** A message or a note on its way to the server. Sent again with the same fields, it is stored once. */
export type Outgoing = {
	key: string;
	conversation: string;
	path: string;
	message: string;
	audience: ThreadOutcome["audience"];
	state: "waiting" | "sending" | NonNullable<ThreadOutcome["why"]>;
};

let all: readonly Outgoing[] = [];
const listeners = new Set<() => void>();

/** What was sent and is not stored yet, in all conversations. It is gone with the page, which the browser asks about. */
export const outbox = {
	read: () => all,
	subscribe(listener: () => void) {
		listeners.add(listener);
		return () => void listeners.delete(listener);
	},
	add: (outgoing: Omit<Outgoing, "state">) => set([...all, { ...outgoing, state: "waiting" }]),
	change: (key: string, part: Partial<Outgoing>) =>
		set(all.map((one) => (one.key === key ? { ...one, ...part } : one))),
	/** Lets what no answer came to go out once more: it is stored once. */
	retry: () => set(all.map((one) => (one.state === "failed" ? { ...one, state: "waiting" } : one))),
	remove: (key: string) => set(all.filter((one) => one.key !== key)),
};

function set(next: readonly Outgoing[]) {
	all = next;
	removeEventListener("beforeunload", ask);
	if (all.length > 0) addEventListener("beforeunload", ask);
	for (const listener of listeners) listener();
}

function ask(event: BeforeUnloadEvent) {
	event.preventDefault();
}

/** The one to send now: the oldest one that waits behind none that could not be sent to its conversation. */
export function nextToSend(outgoing: readonly Outgoing[]): Outgoing | undefined {
	if (outgoing.some(({ state }) => state === "sending")) return undefined;
	const failed = outgoing.filter(({ state }) => state === "failed").map(({ conversation }) => conversation);
	return outgoing.find(({ state, conversation }) => state === "waiting" && !failed.includes(conversation));
}
