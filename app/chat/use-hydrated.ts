import { useSyncExternalStore } from "react";

/** Whether React is running in the browser: what only scripts can offer waits for it. */
export function useHydrated(): boolean {
	return useSyncExternalStore(
		() => () => undefined,
		() => true,
		() => false,
	);
}
