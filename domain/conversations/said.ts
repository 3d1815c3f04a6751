import type { Language } from "../../content/language.ts";
import type { Input } from "../assistant/input.ts";
import type { Role } from "./message-store.ts";

export type Said = {
	/** What tells one visitor from another. */
	visitor: string;
	/** Null: found by the history, or begun anew. */
	conversationId: string | null;
	history: readonly { role: Role; content: string }[];
	/** What its sender knows it by, unguessable: sent again with it, it is not said again. */
	key?: string | null;
	/** Asks again what was said last: the answer takes the place of one that was stopped. */
	again?: boolean;
	/** How often it is asked, from 1, as far as its sender counts: only asked once more is it answered once more. */
	attempt?: number;
	/** At most limits.message characters. */
	message: string;
	/** What was pressed or filled instead of typed; the message is how that is shown. */
	input?: Input;
	/** Used when a conversation begins; later it keeps the language it is in. */
	language: Language;
	/** The language of the page it is written on; absent when that is not known. */
	page?: Language;
};
