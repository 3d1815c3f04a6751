import { useEffect, useSyncExternalStore } from "react";
import { Link, useLocation, useSubmit } from "react-router";
import { submissionKeyName } from "../../forms/submission-key.ts";
import { nextToSend, type Outgoing, outbox } from "./outbox.ts";

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
