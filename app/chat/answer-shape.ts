import type { Answer, ProposalFile, Source, Transcript, Way } from "./conversation-state.ts";

/** Reads what the server said. @returns null when it is not an answer. */
export function readAnswer(body: unknown, fallbackFileName: string): Answer | null {
	if (!isRecord(body) || typeof body.reply !== "string") return null;
	const { reply, conversationId, toolResults } = body;
	return {
		reply,
		conversationId: typeof conversationId === "string" ? conversationId : null,
		sources: readSources(body.sources),
		quickReplies: readTexts(body.quickReplies),
		ways: readWays(body.ways),
		pdf: isRecord(toolResults) ? readFile(toolResults.pdf, fallbackFileName) : null,
		person: readName(body.person),
		stopped: body.stopped === true,
	};
}

/** A piece of an answer that is still coming. */
export function readPiece(data: unknown): string {
	return isRecord(data) && typeof data.text === "string" ? data.text : "";
}

/** @returns null when it is not a conversation. */
export function readTranscript(body: unknown, fallbackFileName: string): Transcript | null {
	if (!isRecord(body) || typeof body.conversationId !== "string" || !Array.isArray(body.messages))
		return null;
	return {
		conversationId: body.conversationId,
		messages: body.messages.flatMap((message) => readMessage(message, fallbackFileName)),
		quickReplies: readTexts(body.quickReplies),
		person: readName(body.person),
		awaited: isRecord(body.awaited) ? readAwaited(body.awaited) : null,
	};
}

/** The sentence of an error body, or null. */
export function readError(body: unknown): string | null {
	return isRecord(body) && typeof body.error === "string" && body.error ? body.error : null;
}

function readMessage(message: unknown, fallbackFileName: string): Transcript["messages"][number][] {
	if (!isRecord(message) || typeof message.content !== "string") return [];
	const { role, content, at } = message;
	if (role !== "user" && role !== "assistant") return [];
	const pdf = readFile(message.pdf, fallbackFileName);
	const time = typeof at === "string" ? at : null;
	const person = readName(message.person);
	const said = {
		role,
		content,
		at: time,
		sources: readSources(message.sources),
		ways: readWays(message.ways),
	} as const;
	const stopped = message.stopped === true;
	return [{ ...said, ...(pdf && { pdf }), ...(person && { person }), ...(stopped && { stopped }) }];
}

function readAwaited({ messageId, attempt }: Record<string, unknown>): Transcript["awaited"] {
	return { key: readName(messageId), attempt: typeof attempt === "number" ? attempt : 1 };
}

function readFile(file: unknown, fallbackFileName: string): ProposalFile | null {
	if (!isRecord(file) || typeof file.downloadUrl !== "string" || !isAddress(file.downloadUrl)) return null;
	const { downloadUrl, fileName } = file;
	return { downloadUrl, fileName: typeof fileName === "string" && fileName ? fileName : fallbackFileName };
}

function readSources(sources: unknown): Source[] {
	if (!Array.isArray(sources)) return [];
	return sources.flatMap((source) =>
		isRecord(source) &&
		typeof source.title === "string" &&
		typeof source.url === "string" &&
		isAddress(source.url)
			? [{ title: source.title, url: source.url }]
			: [],
	);
}

function readWays(ways: unknown): Way[] {
	if (!Array.isArray(ways)) return [];
	return ways.flatMap((way): Way[] => {
		if (!isRecord(way) || typeof way.url !== "string") return [];
		const { name, url } = way;
		if (name === "whatsapp" && url.startsWith("https://wa.me/")) return [{ name, url }];
		return name === "email" && url.startsWith("mailto:") ? [{ name, url }] : [];
	});
}

function readName(name: unknown): string | null {
	return typeof name === "string" && name ? name : null;
}

function readTexts(texts: unknown): string[] {
	return Array.isArray(texts) ? texts.filter((text) => typeof text === "string") : [];
}

// Another backend may be configured: nothing it says becomes a link that runs.
function isAddress(url: string): boolean {
	return /^(https?:\/\/|\/(?!\/))/.test(url);
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null;
}
