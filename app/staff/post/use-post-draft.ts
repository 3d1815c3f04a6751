import {
	type FormEvent,
	type MouseEvent,
	type RefObject,
	useRef,
	useState,
	useSyncExternalStore,
} from "react";
import { flushSync } from "react-dom";
import { DraftKeeper } from "./draft-keeper.ts";
import type { DraftOutcome } from "./draft-outcome.ts";
import type { DraftState } from "./draft-state.ts";
import type { EditorView } from "./editor-data.server.ts";
import type { Preview } from "./preview.server.ts";
import { useDraftPage } from "./use-draft-page.ts";
import { useSendDraft } from "./use-send-draft.ts";

/** Where a draft stands: in no post, as long as nothing of a new one is kept. */
export type DraftPlace = { postId: string | null; path: string; base: number | null };

type Begun = {
	place: DraftPlace;
	/** Where drafts are kept: see staff/drafts/layout.tsx. */
	keepPath: string;
	view: EditorView;
	/** Whether somebody else's text is shown beside this one. */
	isBesideTheirs: boolean;
};

export type PostDraft = {
	form: RefObject<HTMLFormElement | null>;
	state: DraftState;
	place: DraftPlace;
	/** Of what was kept last; null before. */
	preview: Preview | null;
	onInput: () => void;
	onSubmit: (event: FormEvent<HTMLFormElement>) => void;
	/** Keeps what is written before a link is followed that needs it. */
	keepThenOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** Keeps the draft in a form by itself. Without scripts the form is sent by its buttons alone. */
export function usePostDraft({ place: begun, keepPath, view, isBesideTheirs }: Begun): PostDraft {
	const form = useRef<HTMLFormElement>(null);
	const [place, setPlace] = useState(begun);
	const [preview, setPreview] = useState<Preview | null>(null);
	const send = useSendDraft(form, keepPath, view);
	const keep = (kept: Extract<DraftOutcome, { kind: "kept" }>) => {
		// At once: a press that waited for the save sends the form with its version.
		flushSync(() => {
			setPlace({ postId: kept.postId, path: kept.path, base: kept.base });
			setPreview(kept.preview);
		});
		const language = form.current?.querySelector<HTMLSelectElement>("select[name=language]");
		if (kept.languageStays && language) language.value = kept.language;
	};
	const isOnline = () => navigator.onLine;
	const [keeper] = useState(() => new DraftKeeper({ send, keep, isOnline, isBesideTheirs }));
	useDraftPage(keeper, place.path, begun.path);
	return {
		form,
		state: useSyncExternalStore(keeper.subscribe, keeper.state, keeper.state),
		place,
		preview,
		onInput: () => keeper.write(),
		onSubmit: (event) => {
			if (keeper.mayBeSent()) return;
			event.preventDefault();
			const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
			keeper.untilSendable().then((isSendable) => isSendable && form.current?.requestSubmit(submitter));
		},
		keepThenOpen: (event) => {
			if (!keeper.isUnsaved) return;
			event.preventDefault();
			const { href } = event.currentTarget;
			keeper.keepAll().then((isKept) => isKept && location.assign(href));
		},
	};
}
