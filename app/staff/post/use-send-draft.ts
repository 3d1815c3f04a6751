import { type RefObject, useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import type { DraftOutcome } from "./draft-outcome.ts";
import type { EditorView } from "./editor-data.server.ts";

/** Files go along with what is pressed: a save by itself sends none. */
const files = ["illustration", "picture", "file"];

/** @returns what sends the form's fields to be kept, one save after another; it always resolves. */
export function useSendDraft(form: RefObject<HTMLFormElement | null>, keepPath: string, view: EditorView) {
	const { data, submit } = useFetcher<DraftOutcome>();
	const answered = useRef<(outcome: DraftOutcome) => void>(null);
	useEffect(() => {
		if (data) answered.current?.(data);
	}, [data]);
	return () =>
		new Promise<DraftOutcome>((resolve) => {
			answered.current = resolve;
			const fields = new FormData(form.current ?? undefined);
			for (const file of files) fields.delete(file);
			if (view) fields.set("view", view);
			// Nothing is loaded anew: what the page shows would change under the writer's hands.
			submit(fields, {
				method: "post",
				action: keepPath,
				encType: "multipart/form-data",
				defaultShouldRevalidate: false,
			});
		});
}
