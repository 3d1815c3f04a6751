import type { Bilingual } from "../../shared/language.ts";
import type { NamedPage } from "../assistant/proposal/schema.ts";

/** One thing people ask, in one language. */
export type KnowledgeText = {
	/** The question as a visitor would put it, at most 70 characters: also shown as a choice when the assistant is unsure. */
	question: string;
	/** One to three short sentences. {email}, {phone} and {product} are filled in. */
	answer: string;
};

export type KnowledgeEntry = {
	/** The label of its example phrases: content/assistant/examples/<id>.<language>.txt. */
	id: string;
	/** The page that tells more. */
	page: NamedPage;
	/** The site publishes nothing on it: the answer says what can be said, and a person is offered. */
	unpublished?: true;
	/** Who asks it is no prospective customer (a job seeker, a student, a vendor, a client with a problem): nobody asks them for their data or offers them a proposal. */
	audience?: "other";
	/** It is about something a business may want done: said in answer to "what would you improve?", it tells that. */
	isWish?: true;
	/** While that entry is the topic, questions of these labels are about it and this answers them: "how long does that take?" It needs no phrases of its own. */
	within?: { topic: string; asked: readonly string[] };
	text: Bilingual<KnowledgeText>;
};
