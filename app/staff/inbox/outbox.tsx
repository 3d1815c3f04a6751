import { useEffect, useSyncExternalStore } from "react";
import { Link, useLocation, useSubmit } from "react-router";
import { submissionKeyName } from "../../forms/submission-key.ts";
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
function nextToSend(outgoing: readonly Outgoing[]): Outgoing | undefined {
	if (outgoing.some(({ state }) => state === "sending")) return undefined;
	const failed = outgoing.filter(({ state }) => state === "failed").map(({ conversation }) => conversation);
	return outgoing.find(({ state, conversation }) => state === "waiting" && !failed.includes(conversation));
}

const none: readonly Outgoing[] = [];

export function useOutbox(): readonly Outgoing[] {
	return useSyncExternalStore(outbox.subscribe, outbox.read, () => none);
}

const retryMs = 15_000;

/** Sends one after the other, whichever screen is open, and says outside the inbox what did not go out. */
export function SendOutbox({ text }: { text: string }) {
	const outgoing = useOutbox();
	useSending(nextToSend(outgoing));
	useRetrying(outgoing.some(({ state }) => state === "failed"));
	const { pathname } = useLocation();
	const stuck = outgoing.find(({ state }) => state !== "waiting" && state !== "sending");
	if (!stuck || pathname.includes("/conversations")) return null;
	return (
		<p className="alert alert-problem" role="status">
			<Link to={stuck.path}>{text}</Link>
		</p>
	);
}

function useSending(next: Outgoing | undefined): void {
	const submit = useSubmit();
	useEffect(() => {
		if (!next) return;
		const { key, path, message, audience } = next;
		outbox.change(key, { state: "sending" });
		const fields = { [submissionKeyName]: key, message, audience, intent: "say" };
		void submit(fields, { method: "post", action: path, navigate: false, fetcherKey: key });
	}, [next, submit]);
}

function useRetrying(hasFailed: boolean): void {
	useEffect(() => {
		if (!hasFailed) return;
		const timer = setTimeout(() => navigator.onLine && outbox.retry(), retryMs);
		window.addEventListener("online", outbox.retry);
		return () => {
			clearTimeout(timer);
			window.removeEventListener("online", outbox.retry);
		};
	}, [hasFailed]);
}
