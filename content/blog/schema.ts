import type { PageSummary } from "../pages/schema.ts";

/** Every sentence of the blog's pages, in one language. `{…}` parts are filled. */
export type BlogText = {
	summary: PageSummary;
	/** The list's title is the word and the brand: `{product}`. */
	heading: string;
	intro: string;
	search: Record<"label" | "placeholder" | "send" | "failed", string>;
	categories: { label: string; all: string };
	loading: string;
	empty: { title: string; message: string; back: string };
	/** Said of a list that was narrowed: `{query}`. */
	found: string;
	more: { label: string; newer: string; older: string; page: string };
	card: { minutes: string; read: string };
	sidebar: {
		categories: string;
		mostRead: string;
		tags: string;
		call: { heading: string; text: string; link: string; subject: string };
	};
	feed: string;
	category: { summary: string };
	tag: { title: string; summary: string };
	author: { title: string; summary: string };
	post: {
		back: string;
		contents: string;
		placeholder: string;
		tags: string;
		share: {
			heading: string;
			whatsApp: string;
			mail: string;
			mailShort: string;
			facebook: string;
			twitter: string;
			linkedIn: string;
			copy: string;
			copied: string;
			copyFailed: string;
		};
		author: { bio: string; more: string; linkedIn: string };
		neighbours: { label: string; previous: string; next: string };
		related: { heading: string; all: string };
		updated: string;
	};
	unknown: { title: string; message: string; back: string };
	/** What the renderer adds to a text of its own. */
	prose: Record<"notes" | "backToText" | "table" | "watch" | "film", string>;
	comments: {
		heading: string;
		/** By how many there are. */
		count: { none: string; one: string; many: string };
		pages: Record<"label" | "earlier" | "later", string>;
		form: string;
		fields: Record<"name" | "email" | "comment", string>;
		emailHint: string;
		remember: string;
		send: string;
		received: string;
		receivedNext: string;
		reply: string;
		replyTo: string;
		noReply: string;
		closed: string;
	};
	newsletter: {
		summary: PageSummary;
		heading: string;
		text: string;
		email: string;
		send: string;
		promise: string;
		received: string;
		/** `{days}` is filled. */
		receivedNext: string;
		confirm: { title: string; text: string; send: string; doneTitle: string; done: string; gone: string };
		cancel: { title: string; text: string; send: string; doneTitle: string; done: string; gone: string };
		again: string;
		back: string;
	};
};
