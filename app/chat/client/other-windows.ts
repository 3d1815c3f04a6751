let channel: BroadcastChannel | undefined;

/** The windows of this browser that show the conversation. Old browsers find a change when a window is shown again. */
function windows(): BroadcastChannel | undefined {
	if ("BroadcastChannel" in window) channel ??= new BroadcastChannel("chat");
	return channel;
}

/** Tells the other windows that the stored conversation changed. */
export function tellOtherWindows(): void {
	windows()?.postMessage(null);
}

/** Calls when another window changed the stored conversation. @returns a function that ends it. */
export function onChangedElsewhere(listener: () => void): () => void {
	windows()?.addEventListener("message", listener);
	return () => windows()?.removeEventListener("message", listener);
}
