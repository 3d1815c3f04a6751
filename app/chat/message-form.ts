import type { FormEvent } from "react";

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
