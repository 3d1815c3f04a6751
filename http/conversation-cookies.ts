import type { Db } from "../db/connect.ts";
import { findConversation } from "../domain/conversations/conversation-store.ts";
import { cleanText } from "./clean-text.ts";
import { getCookie } from "./cookies.ts";

/** The conversation of a browser: its id is in a cookie that scripts cannot read. */
export type ConversationCookies = {
	/** @returns the id that the browser sends, of a conversation that may be gone; or null. */
	idOf(request: Request): string | null;
	/** The header that makes the browser keep a conversation. */
	keep(id: string): Headers;
	/** The headers that make the browser go on with a conversation. Another one that it has stays within reach. */
	goOn(request: Request, id: string): Promise<Headers>;
	/** Whether the browser has another conversation that it can go back to. */
	hasOther(request: Request): Promise<boolean>;
	/** The headers that make the browser go on with its other conversation; this one is the other then. */
	goBack(request: Request): Promise<Headers>;
	/** The header that makes the browser forget its conversation; it stays stored. */
	forget(): string;
};

const cookieName = "conversation";
/** What the browser was in when it went on with a mailed one. */
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
		return id && (await findConversation(db, id)) ? id : null;
	}
	async function goOn(request: Request, id: string): Promise<Headers> {
		const left = await storedId(request, cookieName);
		const headers = keep(id);
		if (left && left !== id) headers.append("Set-Cookie", cookieFor(left, otherName));
		return headers;
	}

	return {
		idOf: (request) => read(request, cookieName),
		...{ keep, goOn },
		async hasOther(request) {
			const other = await storedId(request, otherName);
			return other !== null && other !== read(request, cookieName);
		},
		async goBack(request) {
			const other = await storedId(request, otherName);
			return other ? goOn(request, other) : new Headers();
		},
		forget: () => `${cookieName}=; ${attributes}; Max-Age=0`,
	};
}
