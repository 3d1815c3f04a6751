import type { FormEvent } from "react";

export const messageField = "message";

export const choiceField = "choice";

export const messageBoxId = "chat-message";

export function sayInstead(onSay: (message: string) => void) {
	return (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const message = new FormData(event.currentTarget).get(messageField);
		if (typeof message === "string") onSay(message);
	};
}
