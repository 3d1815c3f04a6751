import type { Language } from "../../../content/language.ts";
import type { Preview } from "./preview.server.ts";

/** The outcome of an autosave. */
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
	/** The session ended. */
	| { kind: "ended" }
	/** The server answered, but did not save. */
	| { kind: "failed" }
	| { kind: "unreachable" };
