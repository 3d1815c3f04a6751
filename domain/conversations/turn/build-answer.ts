import { fillSentence, textsIn } from "../../assistant/assistant-texts.ts";
import type { Reply } from "../../assistant/reply.ts";
import { answerTimeSentence, teamHoursAt } from "../../business-hours.ts";
import type { ConversationDependencies } from "../conversation-dependencies.ts";
import type { Conversation } from "../conversation-store.ts";
import type { Extras, MessageContent } from "../message-store.ts";

/**
 * Builds the message to store for a reply. Where the reply wants the team's hours, adds when somebody answers and,
 * outside office hours, other ways to write and the reference.
 */
export function buildAnswer(
	{ runtime, brand, whatsapp = null }: Pick<ConversationDependencies, "runtime" | "brand" | "whatsapp">,
	{ reference }: Pick<Conversation, "reference">,
	reply: Reply,
): MessageContent {
	const now = runtime.now();
	const at = now.toISOString();
	const closed = !teamHoursAt(now).open;
	const statesHours = reply.teamHours === "always" || (closed && reply.teamHours === "when-closed");
	if (!statesHours) return buildAnswerWithoutHours(reply, reply.text, at);
	const hours = answerTimeSentence(now, reply.language);
	if (!closed) return buildAnswerWithoutHours(reply, insertBeforeClosingQuestion(reply.text, hours), at);
	const { goOn, opening, subject } = textsIn(reply.language).hours;
	const fill = (sentence: string) => fillSentence(sentence, { reference }, brand);
	const body = encodeURIComponent(fill(opening));
	const ways: MessageContent["ways"] = [
		...(whatsapp ? [{ name: "whatsapp" as const, url: `https://wa.me/${whatsapp}?text=${body}` }] : []),
		{ name: "email", url: `mailto:${brand.email}?subject=${encodeURIComponent(fill(subject))}&body=${body}` },
	];
	return {
		...buildAnswerWithoutHours(reply, insertBeforeClosingQuestion(reply.text, `${hours} ${fill(goOn)}`), at),
		ways,
	};
}

function insertBeforeClosingQuestion(text: string, inserted: string): string {
	const closing = /[^.!?¿]*¿?[^.!?¿]*\?$/.exec(text)?.[0] ?? "";
	return [text.slice(0, text.length - closing.length).trim(), inserted, closing.trim()]
		.filter(Boolean)
		.join(" ");
}

/** Builds the message to store for a reply that does not say when somebody answers. */
export function buildAnswerWithoutHours(
	reply: Reply,
	content: string,
	at: string,
	proposal: Extras["proposal"] | null = null,
): MessageContent {
	const extras: Extras = {};
	if (reply.sources.length > 0) extras.sources = reply.sources;
	if (reply.choices.length > 0) extras.choices = reply.choices;
	if (reply.formName) extras.form = reply.formName;
	if (reply.progress) extras.progress = reply.progress;
	if (proposal) extras.proposal = proposal;
	return { role: "assistant", content, at, ...extras };
}

/** Builds the placeholder for an answer that was stopped before its first word. */
export function emptyAnswer(at: string): MessageContent {
	return { role: "assistant", content: "", at, stopped: true };
}
