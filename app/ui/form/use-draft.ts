import { type RefObject, useEffect } from "react";

/** The page script looks for it, too: a form that is to be filled in hydrates once it is seen. */
const key = "draft";
/** Given to the text in the other language only by whoever reads it there. */
const leftOut = ["consent"];

/** What is typed in a form, and the addresses it stands at: its page in both languages. */
type Draft = { paths: string[]; values: Record<string, string> };

/**
 * Takes what is typed along when the reader changes the language half way, and back again: once the toggle is pressed
 * it is kept in this tab, as it was when its page was left, until the form is sent.
 */
export function useDraft(button: RefObject<HTMLButtonElement | null>, kept: boolean): void {
	useEffect(() => {
		const form = button.current?.form;
		if (!form || !kept) return;
		// What a browser brought back itself, going back or anew, is older than the draft; anything else was typed here.
		const isBrought = /^(?:reload|back_forward)$/.test(document.documentElement.dataset.script ?? "");
		fillIn(form, draftHere(), isBrought);
		const changeLanguage = ({ target }: MouseEvent) => {
			const twin = target instanceof Element && target.closest<HTMLAnchorElement>("a[hreflang]");
			if (twin) store({ paths: [location.pathname, twin.pathname], values: typedIn(form) });
		};
		const leave = () => {
			const draft = draftHere();
			if (draft) store({ ...draft, values: typedIn(form) });
		};
		// A browser that goes back may show the page as it was before it was left for its twin.
		const comeBack = ({ persisted }: PageTransitionEvent) => {
			if (persisted) fillIn(form, draftHere(), true);
		};
		const send = (event: SubmitEvent) => {
			if (!event.defaultPrevented) forget();
		};
		form.addEventListener("submit", send);
		document.addEventListener("click", changeLanguage);
		window.addEventListener("pagehide", leave);
		window.addEventListener("pageshow", comeBack);
		return () => {
			form.removeEventListener("submit", send);
			document.removeEventListener("click", changeLanguage);
			window.removeEventListener("pagehide", leave);
			window.removeEventListener("pageshow", comeBack);
		};
	}, [button, kept]);
}

function typedIn(form: HTMLFormElement): Draft["values"] {
	return Object.fromEntries(
		[...new FormData(form)].flatMap(([name, value]) =>
			typeof value === "string" && !leftOut.includes(name) ? [[name, value]] : [],
		),
	);
}

/** @param overTyped whether also what stands in a field by now gives way. */
function fillIn(form: HTMLFormElement, draft: Draft | null, overTyped: boolean) {
	for (const [name, value] of Object.entries(draft?.values ?? {})) {
		const field = form.elements.namedItem(name);
		if (field && "value" in field && (overTyped || isUntouched(field))) field.value = value;
	}
}

/** A slow phone lets its reader type before the draft arrives. */
function isUntouched(field: Element | RadioNodeList): boolean {
	const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
	return !isText || field.value === field.defaultValue;
}

function store(draft: Draft) {
	try {
		if (Object.values(draft.values).some(Boolean)) sessionStorage.setItem(key, JSON.stringify(draft));
		else forget();
	} catch {
		// Storage may be forbidden: the other page then begins empty.
	}
}

function draftHere(): Draft | null {
	try {
		const draft: Draft = JSON.parse(sessionStorage.getItem(key) ?? "null");
		return draft?.paths.includes(location.pathname) ? draft : null;
	} catch {
		return null;
	}
}

function forget() {
	try {
		sessionStorage.removeItem(key);
	} catch {
		// Storage that is forbidden holds nothing.
	}
}
