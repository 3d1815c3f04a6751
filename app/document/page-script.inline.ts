// Runs inside every page before its first paint: the chosen theme, and hydration that waits for intent.
// It is all the script a reader pays for, so it stays under 2 KB and imports nothing.
// Minified into the page by scripts/inline-script.ts.
interface DocumentEventMap {
	/** React runs: dispatched by app/root.tsx. */
	hydrated: Event;
}

/** A button, or a form that was sent. */
type Pressed = HTMLElement & Partial<Pick<HTMLFormElement, "submit" | "requestSubmit">>;
type Handoff = { entry: string; preload: string[] };

const root = document.documentElement;
let loading = false;
let hydrated = false;
let held: Pressed | null;
// How the page was reached, for what may wait where scripts run; true where a place in it is: it waits for nothing
// (styles/lower-parts.css). The entry knows of a place that is named by its text, which the address hides.
const [{ name: address, type } = {} as PerformanceNavigationTiming] = performance.getEntriesByType(
	"navigation",
) as PerformanceNavigationTiming[];
root.dataset.script = (/#/.test(address) || type) as string;
let wanted = "[data-react=seen]";

const find = <Found extends HTMLElement>(selector: string) => document.querySelector<Found>(selector);
const findAll = <Found extends HTMLElement>(selector: string) => document.querySelectorAll<Found>(selector);
/** What a reader does is always done to an element. */
type Done<Type extends keyof DocumentEventMap> = DocumentEventMap[Type] & { target: HTMLElement };
function on<Type extends keyof DocumentEventMap>(type: Type, listener: (event: Done<Type>) => void) {
	document.addEventListener(type, listener as EventListener, true);
}

function recall() {
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
}
recall();
// A page that is gone back to stands as it was left; another may have changed the theme meanwhile.
addEventListener("pageshow", recall);

function load() {
	const handoff = !loading && find("#handoff")?.textContent;
	if (!handoff) return;
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
	held = null;
	if (!element) return;
	element.ariaBusy = null;
	// Without the bundle a form goes out as plain HTML.
	if (!hydrated) element.submit?.();
	else if (element.requestSubmit) element.requestSubmit();
	else element.click();
}

function reach(event: Done<"focusin" | "keydown" | "click" | "submit" | "pointerover">) {
	const { target, type } = event;
	if (hydrated || !target.closest("[data-react]")) return;
	load();
	const pressed =
		type === "submit"
			? target.closest("form")
			: type === "click" && target.closest<HTMLElement>("button[type=button]:not([popovertarget])");
	if (!pressed || !loading) return;
	event.preventDefault();
	held = pressed;
	pressed.ariaBusy = "true";
	// A bundle that hangs is given up: the press goes out without it.
	setTimeout(release, 5_000);
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
	// A moment after it is seen, as the downloads would hold up the first picture; or when somebody reads on towards it.
	const seen = new IntersectionObserver(
		(all) => all.some((one) => one.isIntersecting) && setTimeout(load, 200),
	);
	for (const moving of findAll(wanted)) {
		seen.observe(moving);
		addEventListener("scroll", load, { once: true });
	}
});

on("click", (event) => {
	const { target } = event;
	for (const menu of findAll<HTMLDetailsElement>("[data-menu][open]")) {
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
	if (key === "Enter" && !hydrated && !event.shiftKey && target.enterKeyHint) {
		event.preventDefault();
		target.closest("form")?.requestSubmit();
	}
	if (key !== "Escape") return;
	const menu = find<HTMLDetailsElement>("[data-menu][open]");
	if (!menu) return find(":popover-open")?.hidePopover();
	menu.open = false;
	// It begins with its summary.
	(menu.firstElementChild as HTMLElement).focus();
});

// A panel that closes gives the focus back to what opened it.
on("toggle", ({ target, newState }) => {
	if (target.popover && newState === "closed") find(`[data-opens=${target.id}]`)?.focus();
});
