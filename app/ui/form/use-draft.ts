import { type RefObject, useEffect } from "react";

/** The page script looks for it, too: a form that is to be filled in hydrates at once. */
const key = "draft";
/** Given to the text in the other language only by whoever reads it there. */
const leftOut = ["consent"];

type Draft = { path: string; values: Record<string, string> };

/**
 * Takes what is typed along when the reader changes the language half way: kept when the toggle is pressed, in this
 * tab, and forgotten as soon as the page's twin has it.
 */
export function useDraft(button: RefObject<HTMLButtonElement | null>, kept: boolean): void {
	useEffect(() => {
		const form = button.current?.form;
		if (!form || !kept) return;
		restore(form);
		const keep = ({ target }: MouseEvent) => {
			const twin = target instanceof Element && target.closest<HTMLAnchorElement>("a[hreflang]");
			if (twin) store({ path: twin.pathname, values: typedIn(form) });
		};
		document.addEventListener("click", keep);
		return () => document.removeEventListener("click", keep);
	}, [button, kept]);
}

function typedIn(form: HTMLFormElement): Draft["values"] {
	return Object.fromEntries(
		[...new FormData(form)].flatMap(([name, value]) =>
			typeof value === "string" && value && !leftOut.includes(name) ? [[name, value]] : [],
		),
	);
}

function restore(form: HTMLFormElement) {
	const draft = take();
	if (draft?.path !== location.pathname) return;
	for (const [name, value] of Object.entries(draft.values)) {
		const field = form.elements.namedItem(name);
		if (field && "value" in field) field.value = value;
	}
}

function store(draft: Draft) {
	try {
		if (Object.keys(draft.values).length > 0) sessionStorage.setItem(key, JSON.stringify(draft));
	} catch {
		// Storage may be forbidden: the other page then begins empty.
	}
}

function take(): Draft | null {
	try {
		const draft = sessionStorage.getItem(key);
		sessionStorage.removeItem(key);
		return draft ? JSON.parse(draft) : null;
	} catch {
		return null;
	}
}
