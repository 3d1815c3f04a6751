/** The page script honours what was pressed meanwhile, and the styles show what only React can do. */
export function sayHydrated(): void {
	document.documentElement.dataset.hydrated = "";
	document.dispatchEvent(new Event("hydrated"));
}
