import { useSyncExternalStore } from "react";

/** Whether React is running in the browser. Anything that needs scripts waits for it. */
export function useHydrated(): boolean {
	return useSyncExternalStore(
		() => () => undefined,
		() => true,
		() => false,
	);
}
