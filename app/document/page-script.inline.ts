// Runs inside every page before its first paint: applies the chosen theme, and loads React on first use.
// Every reader downloads it, so it stays under 2 KB and imports nothing.
// scripts/inline-script.ts minifies it into the page.
interface DocumentEventMap {
	hydrated: Event;
}

type Pressed = HTMLElement & Partial<Pick<HTMLFormElement, "submit" | "requestSubmit">>;
type Handoff = { entry: string; preload: string[] };

const root = document.documentElement;
let loading = false;
let hydrated = false;
let heldPress: Pressed | null;
// How the page was reached, for styles that delay its lower parts (styles/lower-parts.css).
// True for an address with a fragment: nothing is delayed then.
// The navigation entry also has text fragments, which the address hides.
const [{ name: address, type } = {} as PerformanceNavigationTiming] = performance.getEntriesByType(
	"navigation",
) as PerformanceNavigationTiming[];
root.dataset.script = (/#/.test(address) || type) as string;
let loadTriggers = "[data-react=seen]";

const find = <Found extends HTMLElement>(selector: string) => document.querySelector<Found>(selector);
const findAll = <Found extends HTMLElement>(selector: string) => document.querySelectorAll<Found>(selector);
type TargetedEvent<Type extends keyof DocumentEventMap> = DocumentEventMap[Type] & { target: HTMLElement };
function on<Type extends keyof DocumentEventMap>(type: Type, listener: (event: TargetedEvent<Type>) => void) {
	document.addEventListener(type, listener as EventListener, true);
}

function applyPreferences() {
	try {
		const { theme, "chat active": active, "chat cue seen": seen } = localStorage;
		if (theme) root.dataset.theme = theme;
		// Chat flag (app/chat/chat-memory.ts): a page with the whole chat continues the conversation at once.
		if (active) loadTriggers += ",[data-react=resume]";
		// A draft (app/ui/form/use-draft.ts), kept when the language changed in a form, is filled in at once.
		if (sessionStorage.draft) loadTriggers += ",main";
		if (seen) root.dataset.chatSeen = "";
	} catch {
		// Storage may be forbidden: the system's theme stays.
	}
}
applyPreferences();
// The back button shows the page as it was; another page may have changed the theme since.
addEventListener("pageshow", applyPreferences);

function load() {
	const handoff = !loading && find("#handoff")?.textContent;
	if (!handoff) return;
	loading = true;
	// After the press is painted: starting twenty downloads would delay that on a slow phone.
	setTimeout(() => {
		const { entry, preload }: Handoff = JSON.parse(handoff);
		// In parallel: the entry would find them one after another.
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
	const element = heldPress;
	heldPress = null;
	if (!element) return;
	element.ariaBusy = null;
	// Without the bundle, the form is sent as plain HTML.
	if (!hydrated) element.submit?.();
	else if (element.requestSubmit) element.requestSubmit();
	else element.click();
}

function onIntent(event: TargetedEvent<"focusin" | "keydown" | "click" | "submit" | "pointerover">) {
	const { target, type } = event;
	if (hydrated || !target.closest("[data-react]")) return;
	load();
	const pressed =
		type === "submit"
			? target.closest("form")
			: type === "click" && target.closest<HTMLElement>("button[type=button]:not([popovertarget])");
	if (!pressed || !loading) return;
	event.preventDefault();
	heldPress = pressed;
	pressed.ariaBusy = "true";
	// If the bundle hangs, the press is sent without it.
	setTimeout(release, 5_000);
}

for (const type of ["focusin", "keydown", "click", "submit"] as const) on(type, onIntent);
on("pointerover", (event) => {
	if (event.pointerType === "mouse") onIntent(event);
});
on("hydrated", () => {
	hydrated = true;
	// While a submit event is dispatched, its form ignores another submit, so the held press waits.
	setTimeout(release);
});
on("DOMContentLoaded", () => {
	// A moment after it is seen, because the downloads would delay the first paint; or when the reader scrolls.
	const observer = new IntersectionObserver(
		(all) => all.some((one) => one.isIntersecting) && setTimeout(load, 200),
	);
	for (const element of findAll(loadTriggers)) {
		observer.observe(element);
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
	(menu.firstElementChild as HTMLElement).focus();
});

// A closing panel returns the focus to the button that opened it.
on("toggle", ({ target, newState }) => {
	if (target.popover && newState === "closed") find(`[data-opens=${target.id}]`)?.focus();
});
