import type { KeyboardEvent } from "react";

export function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
	if (event.key !== "Enter" || event.shiftKey || isComposing(event)) return;
	event.preventDefault();
	event.currentTarget.form?.requestSubmit();
}

/** Tells whether a key belongs to an input method. Safari sends the Enter that ends a composition after it, with code 229. */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
	return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
