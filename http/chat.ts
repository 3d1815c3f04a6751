import type { Settings } from "../config/env.ts";
import { limits } from "../config/limits.ts";
import { errors } from "../content/errors/list.ts";
import type { Language } from "../content/language.ts";
import type { Input } from "../domain/assistant/input.ts";
import type { ChatForm } from "../domain/assistant/reply.ts";
import { findConversation } from "../domain/conversations/conversation-store.ts";
import {
	type Answer,
	type Attending,
	converse,
	type Heard,
	type House,
} from "../domain/conversations/converse.ts";
import { readConversation, type Transcript } from "../domain/conversations/read-conversation.ts";
import type { Said } from "../domain/conversations/said.ts";
import { stopAnswer } from "../domain/conversations/stop-answer.ts";
import { pass } from "../domain/flood/flood-gate.ts";
import { cleanText } from "./clean-text.ts";
import { getCookie } from "./cookies.ts";
import { createPlaces } from "./places.ts";

export type ChatInput = {
	request: Request;
	/** Who asks, to tell one visitor from another: see visitorOf. */
	visitor: string;
	message: string;
	/** What was pressed or filled instead of typed. */
	input?: Input;
	language: Language;
	/** The language of the page it is written on; absent when that is not known. */
	page?: Language;
	/** Absent: the conversation of the browser's cookie, else the one that stands at the history, else a new one. */
	conversationId?: string;
	history?: Said["history"];
	/** What its sender knows it by, whether it asks again what was said last, and how often it is asked; see Said. */
	key?: string;
	again?: boolean;
	attempt?: number;
	/** Whoever sees the answer while it comes; `begun` hears the headers that go before it. */
	attending?: Omit<Attending, "begun"> & { begun(headers: Headers): void };
};

export type ChatOutcome =
	| { kind: "answered"; answer: Answer | Heard; headers: Headers }
	| {
			kind: "refused";
			status: 400 | 404 | 413 | 422 | 429;
			error: string;
			retryAfterSeconds?: number;
			/** With 422: the form with what was typed, and what is wrong with it. */
			form?: ChatForm;
	  };

export type StopInput = Pick<ChatInput, "request" | "visitor" | "language" | "conversationId"> & {
	/** What the message is known by whose answer is wanted no more, and how often it had been asked; see StopWanted. */
	key: string;
	attempt?: number;
};

export type StopOutcome =
	| { kind: "stopped" }
	| { kind: "refused"; status: 404 | 429; error: string; retryAfterSeconds?: number };

type Refused = Extract<StopOutcome, { kind: "refused" }>;

/** The conversation behind a request: its browser holds the id in a cookie that scripts cannot read. */
export type Chat = {
	say(input: ChatInput): Promise<ChatOutcome>;
	/** Wants no more of an answer; refused when the conversation has no such message, or it was asked again. See stopAnswer. */
	stop(input: StopInput): Promise<StopOutcome>;
	/** Resolves when every answer under way is stored, also those whose readers have left. */
	settled(): Promise<void>;
	/** @returns null when the browser has no conversation, or an unknown one. */
	read(request: Request): Promise<Transcript | null>;
	/**
	 * The headers that make the browser go on with a conversation. Another one that it has stays within reach.
	 */
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

export function createChat({ house, settings }: { house: House; settings: Settings }): Chat {
	const gate = { name: "chat", most: settings.chatPerMinute, seconds: 60 };
	const stopGate = { ...gate, name: "chat-stop" };
	const places = createPlaces(settings.chatAtOnce);
	const underWay = new Set<Promise<unknown>>();
	const attributes = `Path=/; HttpOnly; SameSite=Lax${settings.publicUrl.startsWith("https:") ? "; Secure" : ""}`;
	const cookieOf = (request: Request, name: string) => cleanText(getCookie(request, name) ?? "") || null;
	const idOf = (request: Request) => cookieOf(request, cookieName);

	const cookieFor = (id: string, name = cookieName) =>
		`${name}=${id}; ${attributes}; Max-Age=${cookieDays * 86_400}`;

	async function storedId(request: Request, name: string): Promise<string | null> {
		const id = cookieOf(request, name);
		return id && (await findConversation(house.db, id)) ? id : null;
	}

	async function goOn(request: Request, id: string): Promise<Headers> {
		const left = await storedId(request, cookieName);
		const headers = new Headers({ "Set-Cookie": cookieFor(id) });
		if (left && left !== id) headers.append("Set-Cookie", cookieFor(left, otherName));
		return headers;
	}

	async function floodedAt(at: typeof gate, visitor: string, language: Language): Promise<Refused | null> {
		const passage = await pass(house.db, house.world, at, visitor);
		if (passage.kind !== "flooded") return null;
		const { retryAfterSeconds } = passage;
		return { kind: "refused", status: 429, error: errors[language].tooFast, retryAfterSeconds };
	}

	async function stop({ request, visitor, language, attempt, ...input }: StopInput): Promise<StopOutcome> {
		const flooded = await floodedAt(stopGate, visitor, language);
		if (flooded) return flooded;
		const conversationId = input.conversationId ? cleanText(input.conversationId) : idOf(request);
		const key = cleanText(input.key);
		const found = conversationId !== null && (await stopAnswer(house, { key, conversationId, attempt }));
		if (found) return { kind: "stopped" };
		return { kind: "refused", status: 404, error: errors[language].unknownMessage };
	}

	async function say({
		request,
		visitor,
		language,
		history = [],
		again,
		attempt,
		attending,
		...input
	}: ChatInput): Promise<ChatOutcome> {
		const conversationId = input.conversationId && cleanText(input.conversationId);
		// A caller that names no language is told what is wrong in the conversation's.
		const known = input.page || !conversationId ? null : await findConversation(house.db, conversationId);
		const words = errors[known?.language ?? language];
		const message = cleanText(input.message).trim();
		const isTyped = input.input === undefined || input.input.kind === "text";
		if (!message && isTyped) return { kind: "refused", status: 400, error: words.emptyMessage };
		if (message.length > limits.message) return { kind: "refused", status: 413, error: words.messageTooLong };
		const flooded = await floodedAt(gate, visitor, known?.language ?? language);
		if (flooded) return flooded;

		const key = input.key ? cleanText(input.key) : null;
		const heard = conversationId ? [] : history;
		const { page } = input;
		const said = {
			key,
			again,
			attempt,
			visitor,
			history: heard,
			message,
			input: input.input,
			language,
			page,
		};
		const cookie = idOf(request);
		const watching = attending && {
			...attending,
			begun: (id: string) => attending.begun(new Headers({ "Set-Cookie": cookieFor(id) })),
		};
		const first = await converse(house, { ...said, conversationId: conversationId ?? cookie }, watching);
		// A cookie of a conversation that is gone begins a new one; an id that was sent on purpose is an error.
		const stale = first.kind === "unknown-conversation" && !conversationId;
		const outcome = stale ? await converse(house, { ...said, conversationId: null }, watching) : first;
		if (outcome.kind === "unknown-conversation") {
			return { kind: "refused", status: 404, error: words.unknownConversation };
		}
		if (outcome.kind === "history-too-long")
			return { kind: "refused", status: 413, error: words.historyTooLong };
		if (outcome.kind === "unknown-choice")
			return { kind: "refused", status: 400, error: words.unknownChoice };
		if (outcome.kind === "form-refused") {
			const { form } = outcome;
			return { kind: "refused", status: 422, error: form.error ?? words.malformed, form };
		}
		const headers = new Headers({ "Set-Cookie": cookieFor(outcome.conversationId) });
		return { kind: "answered", answer: outcome, headers };
	}

	return {
		async say(input) {
			const leave = places.take(input.visitor);
			if (!leave) {
				const error = errors[input.language].tooManyAtOnce;
				return { kind: "refused", status: 429, error, retryAfterSeconds: 5 };
			}
			const saying = say(input).finally(leave);
			underWay.add(saying);
			return saying.finally(() => underWay.delete(saying));
		},
		stop,
		settled: async () => {
			await Promise.allSettled(underWay);
		},
		async read(request) {
			const id = idOf(request);
			return id ? readConversation(house.db, id, house.brand) : null;
		},
		goOn,
		hasOther: async (request) => {
			const other = await storedId(request, otherName);
			return other !== null && other !== idOf(request);
		},
		async goBack(request) {
			const other = await storedId(request, otherName);
			return other ? goOn(request, other) : new Headers();
		},
		forget: () => `${cookieName}=; ${attributes}; Max-Age=0`,
	};
}
