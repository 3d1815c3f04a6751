import type { Db } from "../../db/connect.ts";
import { conversationToken, findOpenedConversation } from "../../domain/conversations/conversation-token.ts";
import { conversationExists } from "../../domain/conversations/read-conversation.ts";
import type { Runtime } from "../../domain/runtime.ts";
import { daySeconds } from "../../domain/wall-clock.ts";
import { cleanText } from "../clean-text.ts";
import { cookieName, cookieOf, removalHeaders } from "./cookies.ts";

export type ConversationCookies = {
	/**
	 * Finds the conversation of a token; without one, that of the cookie. A page from before tokens sends the id that its cookie names.
	 * @returns its id, perhaps of one that is gone; null when neither opens one.
	 */
	findConversationId(request: Request, token?: string): Promise<string | null>;
	tokenOf(id: string): string;
	cookieHeaders(id: string): Headers;
	/** Keeps the browser's previous conversation within reach. */
	continueConversation(request: Request, id: string): Promise<Headers>;
	hasOther(request: Request): Promise<boolean>;
	goBack(request: Request): Promise<Headers>;
	forget(): string[];
};

const ownName = "conversation";
const otherName = "other-conversation";
const cookieDays = 30;

export function createConversationCookies(
	parts: { db: Db; runtime: Runtime },
	publicUrl: string,
): ConversationCookies {
	const https = publicUrl.startsWith("https:");
	const attributes = `Path=/; HttpOnly; SameSite=Lax${https ? "; Secure" : ""}`;
	const tokenOf = (id: string) => conversationToken(parts.runtime, id);
	const findOpened = (token: string | null | undefined) =>
		findOpenedConversation(parts, cleanText(token ?? ""));
	const idInCookie = (request: Request, name = ownName) => findOpened(cookieOf(request, name));
	const cookieFor = (id: string, name = ownName) =>
		`${cookieName(name, https)}=${tokenOf(id)}; ${attributes}; Max-Age=${cookieDays * daySeconds}`;
	const cookieHeaders = (id: string) => new Headers({ "Set-Cookie": cookieFor(id) });

	async function storedId(request: Request, name: string): Promise<string | null> {
		const id = await idInCookie(request, name);
		return id && (await conversationExists(parts.db, id)) ? id : null;
	}
	async function continueConversation(request: Request, id: string): Promise<Headers> {
		const left = await storedId(request, ownName);
		const headers = cookieHeaders(id);
		if (left && left !== id) headers.append("Set-Cookie", cookieFor(left, otherName));
		return headers;
	}

	return {
		async findConversationId(request, token) {
			if (token?.includes(".")) return findOpened(token);
			const id = await idInCookie(request);
			return !token || cleanText(token) === id ? id : null;
		},
		tokenOf,
		cookieHeaders,
		continueConversation,
		async hasOther(request) {
			const other = await storedId(request, otherName);
			return other !== null && other !== (await idInCookie(request));
		},
		async goBack(request) {
			const other = await storedId(request, otherName);
			return other ? continueConversation(request, other) : new Headers();
		},
		forget: () => removalHeaders(ownName, https),
	};
}
