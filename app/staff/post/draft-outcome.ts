import type { Language } from "../../../content/language.ts";
import type { Preview } from "./preview.server.ts";

/** What became of a save that the editor made by itself. */
export type DraftOutcome =
	| {
			kind: "kept";
			postId: string;
			/** Where the post is edited from now on. */
			path: string;
			/** Number of the version to go on from. */
			base: number;
			language: Language;
			/** Why the language is another than the one that was chosen. */
			languageStays: string | null;
			/** Null where none was asked for. */
			preview: Preview | null;
	  }
	| { kind: "refused"; reason: string; wayOn: { label: string; path: string } | null }
	/** Somebody else saved first. */
	| { kind: "conflict" }
	/** The session ended. */
	| { kind: "ended" }
	/** The server answered, but did not keep it. */
	| { kind: "failed" }
	| { kind: "unreachable" };
