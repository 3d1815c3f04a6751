/** The chat's own words, in one language. `{product}` is the brand; the assistant's sentences are in content/assistant. */
export type ChatWords = {
	title: string;
	/** Where the whole title finds no room. */
	shortTitle: string;
	/** Who speaks, before a message: "Rumbo:" and "You:". */
	assistant: string;
	visitor: string;
	open: string;
	/** `{count}` answers came while it was closed. */
	unread: string;
	log: string;
	/** Questions to begin with. */
	starters: { label: string; questions: readonly [string, string, string] };
	online: string;
	thinking: string;
	/** `{person}` of the team. */
	typing: string;
	/** Beside a person's name, while they write. */
	writing: string;
	/** `{person}` of the team came into the conversation. */
	joined: { who: string; what: string };
	assistantBack: string;
	stop: string;
	stopped: string;
	field: string;
	placeholder: string;
	/** The placeholder while `{person}` has the conversation. */
	writeTo: string;
	send: string;
	/** Below what was sent while an answer was coming. */
	queued: string;
	menu: string;
	mute: string;
	unmute: string;
	minimise: string;
	close: string;
	/** Leads to where the conversation is mailed. */
	byMail: string;
	restart: { open: string; question: string; confirm: string };
	suggestions: string;
	sources: string;
	/** To the team, while nobody of it is in the chat. */
	ways: { whatsapp: string; email: string };
	/** The newest message's fragment, where the page stands after a message was sent without scripts. */
	latest: string;
	unsent: string;
	resend: string;
	/** `{left}`, `{over}` and `{limit}` are numbers of characters. */
	left: string;
	tooLong: string;
	failure: { network: string; unconfigured: string; refused: string };
	/** A form in the conversation whose server says no more than what is wrong with `{count}` fields. */
	card: { summary: { one: string; many: string } };
	proposal: {
		title: string;
		/** Instead, when the `{company}` is known. */
		titleFor: string;
		/** `{count}` pages. */
		pages: string;
		download: string;
		copy: string;
		copied: string;
		notCopied: string;
		/** The file's name when the server gives none; `{timestamp}` is a number. */
		fileName: string;
	};
};
