import { useSyncExternalStore } from "react";

export function useHydrated(): boolean {
	return useSyncExternalStore(
		() => () => undefined,
		() => true,
		() => false,
	);
}
