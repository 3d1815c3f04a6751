import type { Reply } from "../assistant/reply.ts";
import { fillSentence, textsIn } from "../assistant/say.ts";
import { attendance, whenSomebodyAnswers } from "./business-hours.ts";
import type { ConversationDependencies } from "./conversation-dependencies.ts";
import type { Conversation } from "./conversation-store.ts";
import type { StoredMessage } from "./message-store.ts";
import { answerOf } from "./turn.ts";

/**
 * Builds the message to store for a reply. When the visitor asks for a person, adds when somebody answers and,
 * outside office hours, other ways to write and the case code.
 */
export function spokenReply(
	{ runtime, brand, whatsapp = null }: Pick<ConversationDependencies, "runtime" | "brand" | "whatsapp">,
	{ reference }: Pick<Conversation, "reference">,
	reply: Reply,
): StoredMessage {
	const now = runtime.now();
	const at = now.toISOString();
	const isRequested = reply.wants === "person" && reply.note === null;
	const closed = !attendance(now).open;
	if (!isRequested && !(closed && reply.state.wanted === "person" && reply.form !== null))
		return answerOf(reply, reply.text, at);
	const hours = whenSomebodyAnswers(now, reply.language);
	if (!closed) return answerOf(reply, insertBeforeQuestion(reply.text, hours), at);
	const { goOn, opening, subject } = textsIn(reply.language).hours;
	const fill = (sentence: string) => fillSentence(sentence, { reference }, brand);
	const body = encodeURIComponent(fill(opening));
	const ways: StoredMessage["ways"] = [
		...(whatsapp ? [{ name: "whatsapp" as const, url: `https://wa.me/${whatsapp}?text=${body}` }] : []),
		{ name: "email", url: `mailto:${brand.email}?subject=${encodeURIComponent(fill(subject))}&body=${body}` },
	];
	return { ...answerOf(reply, insertBeforeQuestion(reply.text, `${hours} ${fill(goOn)}`), at), ways };
}

function insertBeforeQuestion(text: string, inserted: string): string {
	const question = /[^.!?¿]*¿?[^.!?¿]*\?$/.exec(text)?.[0] ?? "";
	return [text.slice(0, text.length - question.length).trim(), inserted, question.trim()]
		.filter(Boolean)
		.join(" ");
}
