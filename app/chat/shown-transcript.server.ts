import type { Transcript } from "../../domain/conversations/read-conversation.ts";
import { toPublicTranscript } from "../../http/api/public-answer.ts";
import type { WithToken } from "../../http/chat.ts";
import type { ShownTranscript } from "./client/conversation-types.ts";
import { transcriptOf } from "./client/read-answer.ts";

export function shownTranscript(stored: WithToken<Transcript>): ShownTranscript {
	return transcriptOf(toPublicTranscript(stored, ""), "");
}
