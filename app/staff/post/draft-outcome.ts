import type { Language } from "../../../shared/language.ts";
import type { Preview } from "./preview.server.ts";

export type DraftOutcome =
	| {
			kind: "kept";
			postId: string;
			/** The new address of the editor for this post. */
			path: string;
			/** The version that the next save is based on. */
			base: number;
			language: Language;
			/** Why the chosen language could not be set. */
			languageStays: string | null;
			/** Null when none was requested. */
			preview: Preview | null;
	  }
	| { kind: "refused"; reason: string; wayOn: { label: string; path: string } | null }
	/** Another writer saved first. */
	| { kind: "conflict" }
	| { kind: "ended" }
	/** The server answered, but did not save. */
	| { kind: "failed" }
	| { kind: "unreachable" };
