import { useEffect, useSyncExternalStore } from "react";
import { useSubmit } from "react-router";
import { submissionKeyName } from "../../forms/submission-key.ts";
import { nextToSend, type Outgoing, outbox } from "./outbox.ts";

const none: readonly Outgoing[] = [];

export function useOutbox(): readonly Outgoing[] {
	return useSyncExternalStore(outbox.subscribe, outbox.read, () => none);
}

/** Sends one after the other, whichever conversation is open. The action of the conversation's page says what became of it. */
export function useSendOutbox(): void {
	const next = nextToSend(useOutbox());
	const submit = useSubmit();
	useEffect(() => {
		if (!next) return;
		const { key, path, message, audience } = next;
		outbox.mark(key, "sending");
		const fields = { [submissionKeyName]: key, message, audience, intent: "say" };
		void submit(fields, { method: "post", action: path, navigate: false, fetcherKey: key });
	}, [next, submit]);
}
