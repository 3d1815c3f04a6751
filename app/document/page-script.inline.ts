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
let wanted = "[data-react=now]";

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
function on<Type extends keyof DocumentEventMap>(
	type: Type,
	listener: (event: DocumentEventMap[Type]) => void,
) {
	document.addEventListener(type, listener, true);
}

try {
	const theme = localStorage.getItem("theme");
	if (theme) root.dataset.theme = theme;
	// Of the chat (app/chat/chat-memory.ts): a page that shows all of it takes the conversation up at once.
	if (localStorage.getItem("chat active") === "1") wanted += ",[data-react=resume]";
	if (localStorage.getItem("chat cue seen") === "1") root.dataset.chatSeen = "";
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
		const link = (href: string) =>
			Object.assign(document.createElement("link"), { rel: "modulepreload", href });
		document.head.append(...preload.map(link));
		import(/* @vite-ignore */ entry).catch(() => {
			loading = false;
			release();
		});
	});
}

function release() {
	const element = held;
	held = undefined;
	element?.removeAttribute("aria-busy");
	if (element instanceof HTMLFormElement) {
		// Without the bundle the form goes out as plain HTML.
		if (hydrated) element.requestSubmit();
		else element.submit();
	} else if (hydrated) element?.click();
}

function reach(event: Event) {
	const { target, type } = event;
	if (hydrated || !(target instanceof Element) || !target.closest("[data-react]")) return;
	if (event instanceof PointerEvent && type === "pointerover" && event.pointerType !== "mouse") return;
	load();
	const submits = type === "submit";
	if (type !== "click" && !submits) return;
	const pressed = target.closest<HTMLElement>(submits ? "form" : "button[type=button]:not([popovertarget])");
	if (!pressed || !loading) return;
	event.preventDefault();
	held = pressed;
	pressed.ariaBusy = "true";
}

for (const type of ["pointerover", "focusin", "keydown", "click", "submit"] as const) on(type, reach);
on("hydrated", () => {
	hydrated = true;
	release();
});
on("DOMContentLoaded", () => {
	if (find(wanted)) load();
});

on("click", (event) => {
	const { target } = event;
	if (!(target instanceof Element)) return;
	for (const menu of document.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]")) {
		if (!menu.contains(target)) menu.open = false;
	}
	const opener = target.closest<HTMLElement>("[data-opens]");
	const panel = opener && find(`#${opener.dataset.opens}`);
	if (!panel?.showPopover) return;
	event.preventDefault();
	panel.showPopover();
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
	const menu = find("details[data-menu][open]");
	if (!menu) return find(":popover-open")?.hidePopover();
	menu.removeAttribute("open");
	menu.querySelector("summary")?.focus();
});

// A panel that closes gives the focus back to what opened it.
on("toggle", ({ target }) => {
	if (target instanceof HTMLElement && target.popover && !target.matches(":popover-open")) {
		find(`[data-opens=${target.id}]`)?.focus();
	}
});
