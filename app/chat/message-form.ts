import type { FormEvent } from "react";

/** The field the assistant's page reads a message from. */
export const messageField = "message";

/** The field it reads the value of a choice from. */
export const choiceField = "choice";

/** The box to write in: a link to it brings the chat into view and puts the focus there. */
export const messageBoxId = "chat-message";

/** Takes a form's message to the chat instead of to the server's page. */
export function sayInstead(onSay: (message: string) => void) {
	return (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const message = new FormData(event.currentTarget).get(messageField);
		if (typeof message === "string") onSay(message);
	};
}
