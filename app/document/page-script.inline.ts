// Runs inside every page before its first paint: the chosen theme, and hydration that waits for intent.
// It is all the script a reader pays for, so it stays under 2 KB and imports nothing.
// Minified into the page by scripts/inline-script.ts.
interface DocumentEventMap {
	/** React runs: dispatched by app/root.tsx. */
	hydrated: Event;
}

type Handoff = { entry: string; preload: string[] };

const root = document.documentElement;
let loading = false;
let hydrated = false;
let held: HTMLElement | undefined;
// Tells a page that hydrates at once that it may wait with what it shows.
root.dataset.script = "";
let wanted = "[data-react=now]";

const find = <Found extends HTMLElement>(selector: string) => document.querySelector<Found>(selector);
const findAll = <Found extends HTMLElement>(selector: string) => document.querySelectorAll<Found>(selector);
function on<Type extends keyof DocumentEventMap>(
	type: Type,
	listener: (event: DocumentEventMap[Type]) => void,
) {
	document.addEventListener(type, listener, true);
}

try {
	const { theme, "chat active": active, "chat cue seen": seen } = localStorage;
	if (theme) root.dataset.theme = theme;
	// Of the chat (app/chat/chat-memory.ts): a page that shows all of it takes the conversation up at once.
	if (active) wanted += ",[data-react=resume]";
	// Of a form whose reader changed the language (app/ui/form/use-draft.ts): it is filled in at once.
	if (sessionStorage.draft) wanted += ",.form";
	if (seen) root.dataset.chatSeen = "";
} catch {
	// Storage may be forbidden: the system's theme it is.
}

function load() {
	const handoff = find("#handoff")?.textContent;
	if (loading || !handoff) return;
	loading = true;
	// After what was pressed is drawn: starting twenty downloads takes a slow phone longer than that.
	setTimeout(() => {
		const { entry, preload }: Handoff = JSON.parse(handoff);
		// Side by side: the entry would find the others one after another.
		for (const module of [...preload, entry]) {
			import(/* @vite-ignore */ module).catch(() => {
				loading = false;
				delete root.dataset.script;
				release();
			});
		}
	});
}

function release() {
	const element = held;
	held = undefined;
	if (!element) return;
	element.ariaBusy = null;
	if (element instanceof HTMLFormElement) {
		// Without the bundle the form goes out as plain HTML.
		if (hydrated) element.requestSubmit();
		else element.submit();
	} else if (hydrated) element.click();
}

function reach(event: Event) {
	const { target, type } = event;
	if (hydrated || !(target instanceof Element) || !target.closest("[data-react]")) return;
	load();
	const pressed =
		type === "submit"
			? target.closest("form")
			: type === "click" && target.closest<HTMLElement>("button[type=button]:not([popovertarget])");
	if (!pressed || !loading) return;
	event.preventDefault();
	held = pressed;
	pressed.ariaBusy = "true";
}

for (const type of ["focusin", "keydown", "click", "submit"] as const) on(type, reach);
on("pointerover", (event) => {
	if (event.pointerType === "mouse") reach(event);
});
on("hydrated", () => {
	hydrated = true;
	// A press may be what made React hurry: while a submit is being dispatched, its form ignores another.
	setTimeout(release);
});
on("DOMContentLoaded", () => {
	if (find(wanted)) load();
	// What moves by itself is loaded half a screen before it is seen.
	const near = new IntersectionObserver((all) => all.some((one) => one.isIntersecting) && load(), {
		rootMargin: "50%",
	});
	for (const moving of findAll("[data-react=seen]")) near.observe(moving);
});

on("click", (event) => {
	const { target } = event;
	if (!(target instanceof Element)) return;
	for (const menu of findAll<HTMLDetailsElement>("details[data-menu][open]")) {
		if (!menu.contains(target)) menu.open = false;
	}
	const opener = target.closest<HTMLElement>("[data-opens]");
	const panel = opener && find<HTMLDialogElement>(`#${opener.dataset.opens}`);
	if (!panel || event.ctrlKey || event.metaKey) return;
	if (panel.popover) panel.showPopover();
	else panel.showModal();
	event.preventDefault();
});

on("keydown", (event) => {
	const { key, target } = event;
	if (
		key === "Enter" &&
		!hydrated &&
		!event.shiftKey &&
		target instanceof HTMLTextAreaElement &&
		target.enterKeyHint
	) {
		event.preventDefault();
		target.form?.requestSubmit();
	}
	if (key !== "Escape") return;
	const menu = find<HTMLDetailsElement>("details[data-menu][open]");
	if (!menu) return find(":popover-open")?.hidePopover();
	menu.open = false;
	menu.querySelector("summary")?.focus();
});

// A panel that closes gives the focus back to what opened it.
on("toggle", ({ target, newState }) => {
	if (target instanceof HTMLElement && target.popover && newState === "closed") {
		find(`[data-opens=${target.id}]`)?.focus();
	}
});
