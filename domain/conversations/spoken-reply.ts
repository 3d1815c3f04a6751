import type { Reply } from "../assistant/reply.ts";
import { fillSentence, textsIn } from "../assistant/say.ts";
import { attendance, whenSomebodyAnswers } from "./business-hours.ts";
import type { ConversationDependencies } from "./conversation-dependencies.ts";
import type { Conversation } from "./conversation-store.ts";
import type { StoredMessage } from "./message-store.ts";
import { answerOf } from "./turn.ts";

/**
 * A reply as it is stored: whoever asked for a person also hears when one answers and, while nobody does, by which ways
 * to write meanwhile, with the code the team finds this conversation by.
 */
export function spokenReply(
	{ runtime, brand, whatsapp = null }: Pick<ConversationDependencies, "runtime" | "brand" | "whatsapp">,
	{ reference }: Pick<Conversation, "reference">,
	reply: Reply,
): StoredMessage {
	const now = runtime.now();
	const at = now.toISOString();
	const comes = reply.wants === "person" && reply.note === null;
	const closed = !attendance(now).open;
	if (!comes && !(closed && reply.state.wanted === "person" && reply.form !== null))
		return answerOf(reply, reply.text, at);
	const hours = whenSomebodyAnswers(now, reply.language);
	if (!closed) return answerOf(reply, before(reply.text, hours), at);
	const { goOn, opening, subject } = textsIn(reply.language).hours;
	const said = (sentence: string) => fillSentence(sentence, { reference }, brand);
	const body = encodeURIComponent(said(opening));
	const ways: StoredMessage["ways"] = [
		...(whatsapp ? [{ name: "whatsapp" as const, url: `https://wa.me/${whatsapp}?text=${body}` }] : []),
		{ name: "email", url: `mailto:${brand.email}?subject=${encodeURIComponent(said(subject))}&body=${body}` },
	];
	return { ...answerOf(reply, before(reply.text, `${hours} ${said(goOn)}`), at), ways };
}

function before(text: string, said: string): string {
	const question = /[^.!?¿]*¿?[^.!?¿]*\?$/.exec(text)?.[0] ?? "";
	return [text.slice(0, text.length - question.length).trim(), said, question.trim()]
		.filter(Boolean)
		.join(" ");
}
