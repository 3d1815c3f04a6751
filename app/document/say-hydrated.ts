/** Announces that React runs: the page script repeats a held press, and styles show the controls that need React. */
export function sayHydrated(): void {
	document.documentElement.dataset.hydrated = "";
	document.dispatchEvent(new Event("hydrated"));
}
