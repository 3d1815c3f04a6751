export function sayHydrated(): void {
	document.documentElement.dataset.hydrated = "";
	document.dispatchEvent(new Event("hydrated"));
}
