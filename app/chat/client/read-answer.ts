import type {
	AgentAnswer,
	ChatForm,
	ProposalFacts,
	ProposalFile,
	PublicTranscript,
} from "../../../shared/chat.ts";
import type { AnswerControls, ChatAnswer, KnownFactTexts, ReceivedTranscript } from "./conversation-types.ts";

/** Another backend may be configured, which may leave out fields. */
type Lean<Answer, Key extends keyof Answer> = Pick<Answer, Key> & Partial<Answer>;

type LeanTranscript = Lean<PublicTranscript, "conversationId" | "messages">;

export function readAnswer(body: unknown, fallbackFileName: string): ChatAnswer | null {
	if (!isAnswer(body)) return null;
	const { reply, conversationId, toolResults, person = null, stopped, known, waitsForPerson } = body;
	return {
		reply,
		conversationToken: conversationId ?? null,
		...controlsOf(body),
		...linksOf(body),
		pdf: fileOf(toolResults?.pdf, fallbackFileName),
		...whoOf(reply, person),
		stopped: stopped ?? false,
		waitsForPerson,
		...(known && { facts: shownFacts(known) }),
	};
}

/** With a reply, the person wrote it; without one, they have the conversation. */
function whoOf(reply: string, person: string | null): Pick<ChatAnswer, "writer" | "colleague"> {
	return reply && person ? { writer: person } : { writer: null, colleague: person };
}

export function readTranscript(body: unknown, fallbackFileName: string): ReceivedTranscript | null {
	return isTranscript(body) ? transcriptOf(body, fallbackFileName) : null;
}

export function transcriptOf(body: LeanTranscript, fallbackFileName: string): ReceivedTranscript {
	const { conversationId, messages, person, personSince, awaited, known, waitsForPerson } = body;
	return {
		conversationToken: conversationId,
		messages: messages.map(({ role, content, at, pdf, person, stopped, ...links }) => ({
			role,
			content,
			at,
			...linksOf(links),
			pdf: fileOf(pdf, fallbackFileName) ?? undefined,
			writer: person,
			stopped,
		})),
		...controlsOf(body),
		colleague: person ?? null,
		colleagueSince: personSince,
		waitsForPerson,
		awaited: awaited ? { idempotencyKey: awaited.messageId, attempt: awaited.attempt } : null,
		...(known && { facts: shownFacts(known) }),
	};
}

function shownFacts(known: Partial<ProposalFacts>): KnownFactTexts {
	return Object.fromEntries(Object.entries(known).filter(([, fact]) => fact));
}

export function readPiece(data: unknown): string {
	return isRecord(data) && typeof data.text === "string" ? data.text : "";
}

export function readError(body: unknown): string | null {
	return isRecord(body) && typeof body.error === "string" && body.error ? body.error : null;
}

export function readRefusedForm(body: unknown): ChatForm | null {
	return isRecord(body) && isForm(body.form) ? body.form : null;
}

function isAnswer(body: unknown): body is Lean<AgentAnswer, "reply"> {
	return isRecord(body) && typeof body.reply === "string";
}

function isTranscript(body: unknown): body is LeanTranscript {
	return isRecord(body) && typeof body.conversationId === "string" && Array.isArray(body.messages);
}

function isForm(form: unknown): form is ChatForm {
	if (!isRecord(form) || !Array.isArray(form.fields) || form.fields.length === 0) return false;
	return !isRecord(form.privacy) || isAddress(form.privacy.url);
}

type Controls = Partial<Pick<AgentAnswer, "choices" | "quickReplies" | "form" | "progress">>;

function controlsOf({ choices, quickReplies, form, progress }: Controls): AnswerControls {
	return {
		choices: choices ?? quickReplies?.map((sentence) => ({ value: sentence, label: sentence })) ?? [],
		form: isForm(form) ? form : null,
		progress: progress ?? null,
	};
}

const beginnings = { whatsapp: "https://wa.me/", email: "mailto:" };

function linksOf({ sources, ways }: Pick<Partial<AgentAnswer>, "sources" | "ways">) {
	return {
		sources: sources?.filter(({ url }) => isAddress(url)) ?? [],
		ways: ways?.filter(({ name, url }) => url.startsWith(beginnings[name])) ?? [],
	};
}

function fileOf(file: ProposalFile | undefined, fallbackFileName: string): ProposalFile | null {
	if (!isAddress(file?.downloadUrl)) return null;
	return { ...file, fileName: file.fileName || fallbackFileName };
}

// An address must not become a link that runs code.
function isAddress(url: unknown): url is string {
	return typeof url === "string" && /^(https?:\/\/|\/(?!\/))/.test(url);
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null;
}
