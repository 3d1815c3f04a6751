// Runs inside every page before its first paint: applies the chosen theme, and loads React on first use.
// Every reader downloads it, so it stays under 2 KB and imports nothing.
// scripts/vite-plugins.ts minifies it into the page.
type Handoff = { files: string[] };
/** A form is held with the button that sent it, if one did. */
type Pressed = HTMLElement & { by?: HTMLElement | null; noValidate?: boolean };
type PagePress = Event & Partial<Pick<SubmitEvent, "submitter">> & { target: Pressed };

let loading: Promise<unknown> | false;
let hydrated: boolean;
let releasing: boolean;
const page = document;
const { dataset } = page.documentElement;
const [opening] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
const findAll = <Found extends HTMLElement = Pressed>(selector: string, within: ParentNode = page) =>
	within.querySelectorAll<Found>(selector);
const openMenu = () => findAll<HTMLDetailsElement>("[data-menu][open]")[0];
type TargetedEvent<Type extends keyof WindowEventMap> = WindowEventMap[Type] & { target: HTMLElement };
const on = <Type extends keyof WindowEventMap>(
	type: Type,
	listener: (event: TargetedEvent<Type>) => unknown,
): void => addEventListener(type, listener as EventListener, true);
const prevent = (event: Event) => event.preventDefault();
const wait = setTimeout;

// What a page ends with is missing until all of it has arrived: the hand-over to React, a panel, the rest of a form.
const arrived = new Promise((resolve) => on("DOMContentLoaded", resolve));
const onceArrived = (action: (pressed: Pressed) => unknown, milliseconds?: number, pressed?: Pressed) =>
	arrived.then(() => wait(action, milliseconds, pressed));

// After the press is painted: starting twenty downloads would delay that on a slow phone.
const load = () =>
	(loading ||= onceArrived(() => {
		const handoff = findAll<HTMLScriptElement>("#handoff")[0];
		// A page without islands is an application: React takes it over by itself.
		if (handoff)
			Promise.all(
				(JSON.parse(handoff.text) as Handoff).files.map((path) => import(/* @vite-ignore */ path)),
			).catch(() => {
				// Where the connection broke off, the next press tries again.
				loading = false;
				delete dataset.script;
				onceArrived(release);
			});
	}));

// Holds what is pressed before it can answer: a button, an opener, or a form, of which the last press counts.
const hold = (event: Event, pressed: Pressed, milliseconds: number) => {
	prevent(event);
	// React, which may be taking the page over, sees the press when it is released.
	event.stopPropagation();
	pressed.ariaBusy = "true";
	onceArrived(press, milliseconds, pressed);
	// A page that broke off never ends: what is there answers without the rest.
	wait(press, milliseconds + 1e4, pressed);
};

const press = async (pressed: Pressed) => {
	if (!pressed.ariaBusy) return;
	pressed.ariaBusy = null;
	// Without a connection a form stays and says so: the browser's error page would replace all that was typed.
	const goesOut = hydrated || !pressed.noValidate || (await fetch("/livez").catch(() => 0));
	if (goesOut) {
		releasing = true;
		(pressed.by || findAll("[type=submit]", pressed)[0] || pressed).click();
		releasing = false;
	} else pressed.dataset.failed = "";
};
const release = () => findAll("[aria-busy]").forEach(press);

// A moment after it is seen, because the downloads would delay the first paint; or when the reader scrolls.
const observer = new IntersectionObserver(
	(all) => all.some((one) => one.isIntersecting) && onceArrived(load, 90),
);

const applyMemory = () => {
	let loadTriggers = "[data-react=seen]";
	try {
		const store = localStorage;
		const cue = "chat cue seen";
		const { theme, "chat active": active, [cue]: seen } = store;
		if (theme) dataset.theme = theme;
		// Chat flag (app/browser-flags.ts): a page with the whole chat continues the conversation at once.
		if (active) loadTriggers += ",[data-react=chat]";
		// A draft (app/ui/form/use-draft.ts), kept when the language changed in a form, is filled in at once.
		if (sessionStorage.draft) loadTriggers += ",main";
		// Once it has rung (app/chat/chat.css), the chat does on no page after this one.
		dataset.cue ??= seen || (wait(() => (dataset.cue = store[cue] = "1"), dataset.ringMs as never) && "");
	} catch {
		// Storage may be forbidden: the system's theme stays.
	}
	for (const element of findAll(loadTriggers)) {
		observer.observe(element);
		on("scroll", load);
	}
};
// How the page was reached, for styles that delay its lower parts (styles/lower-parts.css).
// True for an address with a fragment: nothing is delayed then.
// The navigation entry also has text fragments, which the address hides.
dataset.script = (/#/.test(opening?.name as string) || opening?.type) as string;

on("hydrated" as "load", () => {
	hydrated = true;
	// While a submit event is dispatched, its form ignores another submit, so what is held waits.
	onceArrived(release);
});

for (const type of ["focusin", "click", "submit", "mouseover"] as const) {
	const submits = type === "submit";
	on(type, (event: PagePress) => {
		const { target } = event;
		if (hydrated || releasing || !target.closest("[data-react]")) return;
		load();
		target.by = event.submitter;
		const pressed = submits
			? target
			: type === "click" && target.closest<HTMLElement>("button[type=button]:not([popovertarget])");
		// If the bundle hangs, a form is sent without it; nothing but the bundle answers another button.
		if (pressed) hold(event, pressed, submits ? 5_000 : 1e9);
	});
}

applyMemory();
onceArrived(applyMemory);
// The back button shows the page as it was, and so does a link whose page was rendered ahead.
on("pageshow", applyMemory);
on("prerenderingchange" as "load", () => {
	applyMemory();
	// Counted when it is shown (http/visits.ts).
	navigator.sendBeacon("/seen");
});

on("click", (event) => {
	const { target } = event;
	// No more than one is open: a press closes it, except in it.
	const menu = openMenu();
	if (menu && !menu.contains(target)) menu.open = false;
	const opener = target.closest<HTMLElement>("[data-opens]");
	if (!opener || event.ctrlKey || event.metaKey) return;
	const panel = findAll<HTMLDialogElement>(`#${opener.dataset.opens}`)[0];
	if (panel) {
		prevent(event);
		if (panel.popover) panel.showPopover();
		else panel.showModal();
	} else if (!releasing) hold(event, opener, 0);
});

on("keydown", (event) => {
	// By code: keys of an input method have the same names, like the Enter that ends a composition, and the code 229.
	const { keyCode, target } = event;
	if (keyCode === 13 && !hydrated && !event.shiftKey && target.enterKeyHint) {
		prevent(event);
		((target as HTMLTextAreaElement).form as HTMLFormElement).requestSubmit();
	}
	if (keyCode !== 27) return;
	const menu = openMenu();
	if (menu) {
		menu.open = false;
		(menu.firstChild as HTMLElement).focus();
	} else findAll(":popover-open")[0]?.hidePopover();
});

// A closing panel returns the focus to the button that opened it.
on(
	"toggle",
	({ target, newState }) => newState === "closed" && findAll(`[data-opens="${target.id}"]`)[0]?.focus(),
);
