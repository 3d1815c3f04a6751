import {
	type FormEvent,
	type MouseEvent as ReactMouseEvent,
	type RefObject,
	useEffect,
	useRef,
	useState,
	useSyncExternalStore,
} from "react";
import { flushSync } from "react-dom";
import { createPath, useBlocker } from "react-router";
import { DraftAutosaver } from "./draft-autosaver.ts";
import type { DraftOutcome, DraftState } from "./draft-state.ts";
import type { EditorView } from "./editor-data.server.ts";
import type { Preview } from "./preview.server.ts";

/** Only buttons send files; an autosave sends none. */
const files = ["illustration", "picture", "file"];

/** The stored draft that the form edits; no post until a new one is first saved. */
type DraftPlace = { postId: string | null; path: string; base: number | null };

type PostDraftOptions = {
	place: DraftPlace;
	/** The address that saves drafts: see staff/drafts/page.tsx. */
	draftsPath: string;
	view: EditorView;
	/** Whether another writer's text is shown too. */
	isBesideTheirs: boolean;
};

export type PostDraft = {
	form: RefObject<HTMLFormElement | null>;
	state: DraftState;
	place: DraftPlace;
	preview: Preview | null;
	onInput: () => void;
	onSubmit: (event: FormEvent<HTMLFormElement>) => void;
	/** Saves the text before following a link that needs it. */
	keepThenOpen: (event: ReactMouseEvent<HTMLAnchorElement>) => void;
};

/** Autosaves the draft in a form. Without scripts, only its buttons save it. */
export function usePostDraft({
	place: initialPlace,
	draftsPath,
	view,
	isBesideTheirs,
}: PostDraftOptions): PostDraft {
	const form = useRef<HTMLFormElement>(null);
	const [place, setPlace] = useState(initialPlace);
	const [preview, setPreview] = useState<Preview | null>(null);
	const send = () => {
		const fields = new FormData(form.current ?? undefined);
		for (const file of files) fields.delete(file);
		if (view) fields.set("view", view);
		return sendDraft(draftsPath, fields);
	};
	const keep = (kept: Extract<DraftOutcome, { kind: "kept" }>) => {
		// At once: a submit that waited for this save sends its version.
		flushSync(() => {
			setPlace({ postId: kept.postId, path: kept.path, base: kept.base });
			setPreview(kept.preview);
		});
		const language = form.current?.querySelector<HTMLSelectElement>("select[name=language]");
		if (kept.languageStays && language) language.value = kept.language;
	};
	const isOnline = () => navigator.onLine;
	const [autosaver] = useState(() => new DraftAutosaver({ send, keep, isOnline, isBesideTheirs }));
	useDraftPage(autosaver, place.path, initialPlace.path);
	return {
		form,
		state: useSyncExternalStore(autosaver.subscribe, autosaver.state, autosaver.state),
		place,
		preview,
		onInput: () => autosaver.write(),
		onSubmit: (event) => {
			if (autosaver.startSubmit()) return;
			event.preventDefault();
			const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
			autosaver.untilSubmittable().then((isSendable) => isSendable && form.current?.requestSubmit(submitter));
		},
		keepThenOpen: (event) => {
			if (!autosaver.isUnsaved) return;
			event.preventDefault();
			const { href } = event.currentTarget;
			autosaver.saveAll().then((isSaved) => isSaved && location.assign(href));
		},
	};
}

const longestSave = 20_000;
const answered = [200, 400, 409];

/**
 * Saves a form's fields as a draft. Not with a fetcher of React Router: it may load code before it sends, and a failure of
 * that replaces the editor with its typed text.
 * @param address of staff/drafts/page.tsx.
 * @returns what became of it; a failure, too. It never rejects.
 */
export async function sendDraft(address: string, fields: FormData): Promise<DraftOutcome> {
	try {
		const signal = AbortSignal.timeout(longestSave);
		const response = await fetch(address, { method: "POST", body: fields, signal });
		if (response.status >= 500) return { kind: "unreachable" };
		if (response.status === 403) return { kind: "ended" };
		if (response.redirected || !answered.includes(response.status)) return { kind: "failed" };
		return await response.json();
	} catch {
		return { kind: "unreachable" };
	}
}

/**
 * Keeps the page's address and its unsaved draft in step, and asks before unsaved text is lost.
 * @param path the draft's present address; initialPath: its address when the page was loaded.
 */
function useDraftPage(autosaver: DraftAutosaver, path: string, initialPath: string): void {
	useEffect(() => followPage(autosaver), [autosaver]);
	useEffect(() => {
		if (path !== initialPath) history.replaceState(history.state, "", path);
	}, [path, initialPath]);
	const [here] = path.split("?");
	const blocker = useBlocker(({ nextLocation }) => autosaver.isUnsaved && nextLocation.pathname !== here);
	useEffect(() => {
		if (blocker.state !== "blocked") return;
		autosaver.saveAll().then((isSaved) => {
			if (isSaved) return blocker.proceed();
			// Leaving for another document: the browser asks before unsaved text is lost.
			blocker.reset();
			location.assign(createPath(blocker.location));
		});
	}, [blocker, autosaver]);
}

function followPage(autosaver: DraftAutosaver): () => void {
	const closing = new AbortController();
	const { signal } = closing;
	const ask = (event: BeforeUnloadEvent) => autosaver.isUnsaved && event.preventDefault();
	const saveHidden = () => document.visibilityState === "hidden" && autosaver.saveNow();
	addEventListener("beforeunload", ask, { signal });
	// A writer who comes back can continue.
	addEventListener("pageshow", () => autosaver.resume(), { signal });
	document.addEventListener("visibilitychange", saveHidden, { signal });
	document.addEventListener("click", scrollWithin, { signal });
	return () => {
		closing.abort();
		autosaver.stop();
	};
}

/**
 * Scrolls to an element without changing the address. During a save, or once a new post has an address of its own, React
 * Router would reload the page and lose the typed text.
 */
function scrollWithin(event: MouseEvent): void {
	const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href^='#']");
	const place = link && document.getElementById(link.hash.slice(1));
	if (!place) return;
	event.preventDefault();
	place.scrollIntoView();
	place.focus();
}
