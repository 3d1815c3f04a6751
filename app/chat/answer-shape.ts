import type { CardForm } from "./card-form.ts";
import { isCount, parseCardForm, readControls } from "./controls-shape.ts";
import {
	type ChatAnswer,
	type ProposalFile,
	type Source,
	type StoredTranscript,
	type TeamChannel,
	type ToldFacts,
	toldFactNames,
} from "./conversation-types.ts";
import { isAddress, isRecord, readList, readString, type UnknownRecord } from "./read-value.ts";

export function readAnswer(body: unknown, fallbackFileName: string): ChatAnswer | null {
	if (!isRecord(body) || typeof body.reply !== "string") return null;
	const { reply, conversationId, toolResults } = body;
	return {
		reply,
		conversationId: typeof conversationId === "string" ? conversationId : null,
		...readControls(body),
		sources: readList(body.sources, readSource),
		ways: readList(body.ways, readWay),
		pdf: isRecord(toolResults) ? readFile(toolResults.pdf, fallbackFileName) : null,
		person: readString(body.person),
		stopped: body.stopped === true,
		...(isRecord(body.known) && { known: readKnown(body.known) }),
	};
}

export function readPiece(data: unknown): string {
	return isRecord(data) && typeof data.text === "string" ? data.text : "";
}

export function readTranscript(body: unknown, fallbackFileName: string): StoredTranscript | null {
	if (!isRecord(body) || typeof body.conversationId !== "string" || !Array.isArray(body.messages))
		return null;
	return {
		conversationId: body.conversationId,
		messages: readList(body.messages, (message) => readMessage(message, fallbackFileName)),
		...readControls(body),
		person: readString(body.person),
		awaited: isRecord(body.awaited) ? readAwaited(body.awaited) : null,
		...(isRecord(body.known) && { known: readKnown(body.known) }),
	};
}

export function readKnown(known: UnknownRecord): ToldFacts {
	const facts = toldFactNames.map((name) => [name, readString(known[name])] as const);
	return Object.fromEntries(facts.filter(([, fact]) => fact));
}

export function readError(body: unknown): string | null {
	return isRecord(body) ? readString(body.error) : null;
}

export function readRefusedForm(body: unknown): CardForm | null {
	return isRecord(body) ? parseCardForm(body.form) : null;
}

function readMessage(
	message: UnknownRecord,
	fallbackFileName: string,
): StoredTranscript["messages"][number] | null {
	const { role, content, at } = message;
	if (typeof content !== "string" || (role !== "user" && role !== "assistant")) return null;
	const pdf = readFile(message.pdf, fallbackFileName);
	const time = typeof at === "string" ? at : null;
	const person = readString(message.person);
	const fields = {
		role,
		content,
		at: time,
		sources: readList(message.sources, readSource),
		ways: readList(message.ways, readWay),
	} as const;
	const stopped = message.stopped === true;
	return { ...fields, ...(pdf && { pdf }), ...(person && { person }), ...(stopped && { stopped }) };
}

function readAwaited({ messageId, attempt }: UnknownRecord): StoredTranscript["awaited"] {
	return { key: readString(messageId), attempt: typeof attempt === "number" ? attempt : 1 };
}

function readFile(file: unknown, fallbackFileName: string): ProposalFile | null {
	if (!isRecord(file) || !isAddress(file.downloadUrl)) return null;
	const { downloadUrl, pages } = file;
	const company = readString(file.company);
	return {
		downloadUrl,
		fileName: readString(file.fileName) ?? fallbackFileName,
		...(isCount(pages) && { pages }),
		...(company && { company }),
	};
}

function readSource({ title, url }: UnknownRecord): Source | null {
	return typeof title === "string" && isAddress(url) ? { title, url } : null;
}

function readWay({ name, url }: UnknownRecord): TeamChannel | null {
	if (typeof url !== "string") return null;
	if (name === "whatsapp" && url.startsWith("https://wa.me/")) return { name, url };
	return name === "email" && url.startsWith("mailto:") ? { name, url } : null;
}
