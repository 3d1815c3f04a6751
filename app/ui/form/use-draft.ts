import { type RefObject, useEffect } from "react";

/** The page script reads this key too: a page hydrates at once while there is a draft. */
const key = "draft";
/** Consent to the text in another language must be given anew. */
const leftOut = ["consent"];

type Draft = { paths: string[]; values: Record<string, string> };

/** Keeps what is typed in this tab when the reader changes the language, until the form is sent. */
export function useDraft(button: RefObject<HTMLButtonElement | null>, kept: boolean): void {
	useEffect(() => {
		const form = button.current?.form;
		if (!form || !kept) return;
		// The page's script notes how the page was opened. Restored values are older than the draft.
		const isRestored = /^(?:reload|back_forward)$/.test(document.documentElement.dataset.script ?? "");
		fillIn(form, draftHere(), isRestored);
		const changeLanguage = ({ target }: MouseEvent) => {
			const twin = target instanceof Element && target.closest<HTMLAnchorElement>("a[hreflang]");
			if (twin) store({ paths: [location.pathname, twin.pathname], values: typedIn(form) });
		};
		const leave = () => {
			const draft = draftHere();
			if (draft) store({ ...draft, values: typedIn(form) });
		};
		// On going back, a browser may show the page as it was before.
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

function fillIn(form: HTMLFormElement, draft: Draft | null, overTyped: boolean) {
	for (const [name, value] of Object.entries(draft?.values ?? {})) {
		const field = form.elements.namedItem(name);
		if (field && "value" in field && (overTyped || isUntouched(field))) field.value = value;
	}
}

/** On a slow phone the reader may type before the draft arrives. */
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
