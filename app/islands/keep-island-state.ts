/** A button that is pressed, or a form and the button that sent it (app/document/page-script.inline.ts). */
type Pressed = HTMLElement & { by?: HTMLElement | null };

/** Notes what is open, typed, focused and pressed in an island. @returns what restores it once React has drawn the island anew. */
export function keepIslandState(element: HTMLElement): () => void {
	const opened = [...element.querySelectorAll(":popover-open, :modal")].map(({ id }) => id);
	const typed = [...element.querySelectorAll<HTMLTextAreaElement>("textarea[id]")].map(
		({ id, value }) => [id, value] as const,
	);
	const focused = element.contains(document.activeElement) ? document.activeElement?.id : null;
	// Counts among elements of the same name, because a translation adds others.
	const placeOf = (one: Element) =>
		[one.tagName, [...element.querySelectorAll(one.tagName)].indexOf(one)] as const;
	const at = ([tagName, place]: ReturnType<typeof placeOf>) => element.querySelectorAll(tagName)[place];
	const pressed = [...element.querySelectorAll<Pressed>("[aria-busy]")].map(
		(one) => [placeOf(one), one.by ? placeOf(one.by) : null] as const,
	);
	return () => {
		for (const id of opened) open(document.getElementById(id));
		for (const [id, value] of typed) {
			const field = document.getElementById(id);
			if (!(field instanceof HTMLTextAreaElement) || field.value === value) continue;
			field.value = value;
			field.dispatchEvent(new Event("input", { bubbles: true }));
		}
		if (focused && document.activeElement === document.body) document.getElementById(focused)?.focus();
		// The page's script answers it as soon as all is ready.
		for (const [place, sender] of pressed)
			Object.assign(at(place) ?? {}, { ariaBusy: "true", by: sender && at(sender) });
	};
}

function open(panel: HTMLElement | null): void {
	if (!panel || panel.matches(":popover-open, :modal")) return;
	if (panel instanceof HTMLDialogElement) panel.showModal();
	else panel.showPopover();
}
