import type { Db } from "../db/connect.ts";
import { readLanguage } from "../domain/conversations/read-conversation.ts";
import { cleanText } from "./clean-text.ts";
import { getCookie } from "./cookies.ts";

export type ConversationCookies = {
	/** @returns the id in the cookie, perhaps of a conversation that is gone; null without one. */
	idOf(request: Request): string | null;
	keep(id: string): Headers;
	/** Keeps the browser's previous conversation within reach. */
	continueConversation(request: Request, id: string): Promise<Headers>;
	hasOther(request: Request): Promise<boolean>;
	goBack(request: Request): Promise<Headers>;
	forget(): string;
};

const cookieName = "conversation";
const otherName = "other-conversation";
const cookieDays = 30;

export function createConversationCookies(db: Db, publicUrl: string): ConversationCookies {
	const attributes = `Path=/; HttpOnly; SameSite=Lax${publicUrl.startsWith("https:") ? "; Secure" : ""}`;
	const read = (request: Request, name: string) => cleanText(getCookie(request, name) ?? "") || null;
	const cookieFor = (id: string, name = cookieName) =>
		`${name}=${id}; ${attributes}; Max-Age=${cookieDays * 86_400}`;
	const keep = (id: string) => new Headers({ "Set-Cookie": cookieFor(id) });

	async function storedId(request: Request, name: string): Promise<string | null> {
		const id = read(request, name);
		return id && (await readLanguage(db, id)) ? id : null;
	}
	async function continueConversation(request: Request, id: string): Promise<Headers> {
		const left = await storedId(request, cookieName);
		const headers = keep(id);
		if (left && left !== id) headers.append("Set-Cookie", cookieFor(left, otherName));
		return headers;
	}

	return {
		idOf: (request) => read(request, cookieName),
		keep,
		continueConversation,
		async hasOther(request) {
			const other = await storedId(request, otherName);
			return other !== null && other !== read(request, cookieName);
		},
		async goBack(request) {
			const other = await storedId(request, otherName);
			return other ? continueConversation(request, other) : new Headers();
		},
		forget: () => `${cookieName}=; ${attributes}; Max-Age=0`,
	};
}
