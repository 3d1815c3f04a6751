import { useSyncExternalStore } from "react";
import { readFlag, storeFlag } from "../../browser-flags.ts";

type Flag = "inbox muted" | "inbox notices";

const listeners = new Set<() => void>();
/** Where the browser stores nothing, a choice holds for this page. */
const own = new Map<Flag, boolean>();

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	window.addEventListener("storage", forget);
	return () => listeners.delete(listener);
}

function forget(): void {
	own.clear();
	for (const listener of listeners) listener();
}

/** Reads a choice of this browser about alerts, and goes on reading it. */
export function useAlertFlag(flag: Flag): boolean {
	return useSyncExternalStore(
		subscribe,
		() => own.get(flag) ?? readFlag(flag),
		() => false,
	);
}

export function storeAlertFlag(flag: Flag, value: boolean): void {
	own.set(flag, value);
	storeFlag(flag, value);
	for (const listener of listeners) listener();
}
