import type { ProposalFile } from "../../../shared/chat.ts";
import { readFlag, storeFlag } from "../../browser-flags.ts";
import { newSubmissionKey } from "../../forms/submission-key.ts";
import { playChime } from "../chime.ts";
import { chatApiBase } from "./api-base.ts";
import { createChatApi } from "./chat-api-client.ts";
import { createConversation } from "./conversation.ts";

const api = createChatApi({
	base: chatApiBase,
	fetch: (...request) => fetch(...request),
	fileUrl: (file) => URL.createObjectURL(file),
});

export const browserConversation = createConversation({
	api,
	active: { get: () => readFlag("chat active"), set: (active) => storeFlag("chat active", active) },
	now: () => new Date(),
	newKey: newSubmissionKey,
	onProposal: download,
	onChange: tellOtherWindows,
	// Visitors who see the page see the answer; only a hidden page needs a sound.
	onAnswer: () => {
		if (document.hidden && !readFlag("chat cue muted")) playChime();
	},
});

function download({ downloadUrl, fileName }: ProposalFile): void {
	const link = Object.assign(document.createElement("a"), { href: downloadUrl, download: fileName });
	// Another origin may show the file instead of saving it, so it must not replace this page.
	if (new URL(downloadUrl, location.href).origin !== location.origin) link.target = "_blank";
	link.rel = "noopener";
	document.body.append(link);
	link.click();
	link.remove();
}

let channel: BroadcastChannel | undefined;

/** The windows of this browser that show the conversation. Old browsers find a change when a window is shown again. */
function windows(): BroadcastChannel | undefined {
	if ("BroadcastChannel" in window) channel ??= new BroadcastChannel("chat");
	return channel;
}

/** Tells the other windows that the stored conversation changed. */
function tellOtherWindows(): void {
	windows()?.postMessage(null);
}

/** Calls when another window changed the stored conversation. @returns a function that ends it. */
export function onChangedElsewhere(listener: () => void): () => void {
	windows()?.addEventListener("message", listener);
	return () => windows()?.removeEventListener("message", listener);
}
