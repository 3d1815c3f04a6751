import type { FormEvent } from "react";

export const messageField = "message";

export const choiceField = "choice";

/** Id of the message box: a link to it brings the chat into view and focuses the box. */
export const messageBoxId = "chat-message";

/** Sends a form's message through the chat instead of to the server's page. */
export function sayInstead(onSay: (message: string) => void) {
	return (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const message = new FormData(event.currentTarget).get(messageField);
		if (typeof message === "string") onSay(message);
	};
}
