import { useSyncExternalStore } from "react";

type Flag = "inbox muted" | "inbox notices";

const listeners = new Set<() => void>();
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

function read(flag: Flag): boolean {
	try {
		return own.get(flag) ?? localStorage.getItem(flag) === "1";
	} catch {
		return false;
	}
}

/** Reads a choice of this browser about alerts, and goes on reading it. */
export function useAlertFlag(flag: Flag): boolean {
	return useSyncExternalStore(
		subscribe,
		() => read(flag),
		() => false,
	);
}

export function storeAlertFlag(flag: Flag, value: boolean): void {
	own.set(flag, value);
	try {
		if (value) localStorage.setItem(flag, "1");
		else localStorage.removeItem(flag);
	} catch {
		// It then holds for this page only.
	}
	for (const listener of listeners) listener();
}
