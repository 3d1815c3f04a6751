import type { Conversation } from "../schema.ts";

/** What one message tells about somebody. */
export function told(says: string, knows: Conversation["knows"]): Conversation {
	return { promise: `“${says}” is understood`, lines: [{ says, knows }] };
}
