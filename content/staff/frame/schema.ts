import type { FindableKind } from "../../../shared/search.ts";
export type ListState = Record<"title" | "intro", string>;

export type FrameText = {
	title: string;
	skip: string;
	home: string;
	/** The entries of the bar. */
	sections: Record<"today" | "conversations" | "leads" | "clients" | "content", string>;
	/** Read out before the number of conversations that wait, in the bar. */
	waiting: string;
	screens: Record<
		| "today"
		| "leads"
		| "conversations"
		| "clients"
		| "visits"
		| "deliveries"
		| "rights"
		| "accounts"
		| "audit-log"
		| "sign-ins"
		| "api-keys"
		| "account"
		| "blog"
		| "comments"
		| "subscribers"
		| "unknown-questions"
		| "canned-replies",
		string
	>;
	/** The way from one thing back to its list. */
	up: string;
	signOut: string;
	signIn: {
		title: string;
		intro: string;
		username: string;
		password: string;
		send: string;
		back: string;
		refused: string;
	};
	/** Asks for the password again before a grave action. */
	confirm: Record<"title" | "intro" | "password" | "send" | "refused" | "done" | "next", string> &
		Record<"passkey" | "passkeyRefused" | "passkeyCancelled" | "passkeyIntro", string>;
	/** To whom sent a form after their session had ended. */
	ended: Record<"title" | "intro" | "enter" | "back" | "send" | "files", string>;
	/** While a screen takes long to open. */
	loading: string;
	/** In the place of a screen: gone when it is not there, else broken. */
	failed: Record<"gone" | "broken" | "unreachable" | "forbidden", ListState> &
		Record<"again" | "back", string>;
	copy: string;
	copied: string;
	search: string;
	/** The search of everything; `{count}`, `{typed}` and `{first}` are filled. */
	finder: {
		groups: Record<FindableKind | "screens" | "commands", string>;
		keys: Record<"move" | "open" | "openBeside" | "close", string>;
	} & Record<"title" | "send" | "field" | "hint" | "close" | "intro", string> &
		Record<"one" | "many" | "enter" | "none" | "noneNext" | "more" | "failed" | "again", string>;
	filter: string;
	all: string;
	next: string;
	/** A list in which a search or a filter leaves nothing. */
	narrowed: ListState;
	/** A list to which nothing came yet. */
	nothing: Record<
		| "leads"
		| "clients"
		| "visits"
		| "deliveries"
		| "unknown-questions"
		| "blog"
		| "comments"
		| "subscribers"
		| "canned-replies"
		| "rights"
		| "accounts"
		| "api-keys"
		| "audit-log"
		| "sign-ins",
		ListState
	>;
	failure: string;
};
