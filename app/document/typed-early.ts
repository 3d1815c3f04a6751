type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const otherTypes = ["hidden", "file", "checkbox", "radio", "submit", "button"];
const typed = new Map<Field, string>();

/** Notes what is typed from now on, and what was typed before, until React runs. React would reset text areas and selects. */
export function watchEarlyTyping(): void {
	document.addEventListener("input", noteInput, true);
	document.addEventListener("hydrated", announceEarlyTyping, { once: true });
	// Without an action of the visitor, a difference is what the browser filled in again.
	if (!navigator.userActivation.hasBeenActive) return;
	for (const field of document.querySelectorAll("input, textarea, select"))
		if (isField(field) && field.value !== servedValue(field)) typed.set(field, field.value);
}

export function putBackEarlyTyping(): void {
	document.removeEventListener("input", noteInput, true);
	for (const [field, value] of typed) if (field.value !== value) field.value = value;
}

function announceEarlyTyping(): void {
	for (const field of typed.keys()) field.dispatchEvent(new Event("input", { bubbles: true }));
	typed.clear();
}

function noteInput({ target }: Event): void {
	if (isField(target)) typed.set(target, target.value);
}

function isField(target: EventTarget | null): target is Field {
	if (target instanceof HTMLInputElement) return !otherTypes.includes(target.type);
	return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

function servedValue(field: Field): string {
	if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
	const served = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
	return served?.value ?? "";
}
