import { createContext, type FormEvent, use } from "react";
import { submissionKeyName } from "../forms/submission-key.ts";

export const messageField = "message";

export const choiceField = "choice";

export const messageBoxId = "chat-message";

export function sendOnSubmit(onSend: (message: string) => void) {
	return (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const message = new FormData(event.currentTarget).get(messageField);
		if (typeof message === "string") onSend(message);
	};
}

/** The submission key of this page's forms; null on pages cached for all visitors. */
export const SubmissionKeyContext = createContext<string | null>(null);

export function SubmissionKeyInput() {
	const submissionKey = use(SubmissionKeyContext);
	return submissionKey && <input type="hidden" name={submissionKeyName} value={submissionKey} />;
}
