import type { Language } from "../../../shared/language.ts";
import type { Preview } from "./preview.server.ts";

export type DraftOutcome =
	| {
			kind: "kept";
			postId: string;
			path: string;
			/** The version that the next save is based on. */
			base: number;
			language: Language;
			/** Why the chosen language could not be set. */
			languageStays: string | null;
			preview: Preview | null;
	  }
	| { kind: "refused"; reason: string; wayOn: { label: string; path: string } | null }
	| { kind: "conflict" }
	| { kind: "ended" }
	/** The server answered, but did not save. */
	| { kind: "failed" }
	| { kind: "unreachable" };
