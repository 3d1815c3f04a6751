import type { Db } from "../../db/connect.ts";
import type { Runtime } from "../runtime.ts";
import { isSameSecret } from "../secrets.ts";
import { readIdAccessEnd } from "./conversation-store.ts";

/** Makes the secret that opens a conversation to its visitor: the id, and a signature with the site's secret. */
export function conversationToken(runtime: Pick<Runtime, "fingerprint">, id: string): string {
	return `${id}.${runtime.fingerprint(`conversation:${id}`)}`;
}

/**
 * Finds the conversation that a token opens. An id without a signature opens nothing, except a conversation from before
 * tokens, until its cookie has expired.
 * @returns its id, perhaps of a conversation that is gone; null for any other text.
 */
export async function findOpenedConversation(
	{ db, runtime }: { db: Db; runtime: Pick<Runtime, "fingerprint" | "now"> },
	token: string,
): Promise<string | null> {
	const [id = "", signature] = token.split(".");
	if (signature !== undefined) return isSameSecret(token, conversationToken(runtime, id)) ? id : null;
	const until = await readIdAccessEnd(db, id);
	return until !== null && runtime.now().toISOString() < until ? id : null;
}

/** Returns the id in a token; an id without a signature stays as it is. */
export function idInToken(token: string): string {
	return token.split(".")[0] ?? "";
}
