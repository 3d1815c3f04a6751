/** Notes what is open, typed and focused in an island. @returns puts it back where React has drawn the island anew. */
export function keepIslandState(element: HTMLElement): () => void {
	const opened = [...element.querySelectorAll(":popover-open, :modal")].map(({ id }) => id);
	const typed = [...element.querySelectorAll<HTMLTextAreaElement>("textarea[id]")].map(
		({ id, value }) => [id, value] as const,
	);
	const focused = element.contains(document.activeElement) ? document.activeElement?.id : null;
	return () => {
		for (const id of opened) open(document.getElementById(id));
		for (const [id, value] of typed) {
			const field = document.getElementById(id);
			if (!(field instanceof HTMLTextAreaElement) || field.value === value) continue;
			field.value = value;
			field.dispatchEvent(new Event("input", { bubbles: true }));
		}
		if (focused && document.activeElement === document.body) document.getElementById(focused)?.focus();
	};
}

function open(panel: HTMLElement | null): void {
	if (!panel || panel.matches(":popover-open, :modal")) return;
	if (panel instanceof HTMLDialogElement) panel.showModal();
	else panel.showPopover();
}
