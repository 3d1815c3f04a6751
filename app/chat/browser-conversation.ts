import { createAgent } from "./agent-client.ts";
import { apiBase } from "./api-base.ts";
import { recalls, remember } from "./chat-memory.ts";
import { playChime } from "./chime.ts";
import { createConversation } from "./conversation.ts";
import { download } from "./download.ts";

const agent = createAgent({
	base: () => apiBase(window.CHAT_API_URL, import.meta.env.VITE_API_URL, window.location),
	fetch: (...request) => fetch(...request),
	fileUrl: (file) => URL.createObjectURL(file),
});

/** One for the window, so that going from a page with the whole chat to one with the floating one loses nothing. */
export const browserConversation = createConversation({
	agent,
	active: { get: () => recalls("chat active"), set: (active) => remember("chat active", active) },
	now: () => new Date(),
	// Not randomUUID: a site tried out over plain http has none.
	newKey: () =>
		Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
			"",
		),
	onProposal: download,
	// Whoever is looking sees the answer arrive; whoever went elsewhere meanwhile hears it.
	onAnswer: () => {
		if (document.hidden && !recalls("chat cue muted")) playChime();
	},
});
