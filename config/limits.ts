/** How much of anything the site takes, in one place. */
export const limits = {
	/** Characters in one chat message. */
	message: 5_000,
	/** Messages of history a caller without a conversation id may send; with an id ours is read instead. */
	history: 60,
	/** Characters in all of that history: it is read again from its start. */
	historyCharacters: 20_000,
	/** Bytes in a request's body. */
	body: 1_000_000,
	/** Bytes of a report that staff upload for a client. */
	report: 5_000_000,
	/** Bytes of all that a form with a file of the staff's sends. Of a file that is larger than is taken its room can then say so, and keep what was typed. */
	upload: 20_000_000,
	/** Characters in a post. */
	post: 200_000,
	/** Characters in what stands beside its text, each tag included, and how many tags there may be. */
	postFields: {
		title: 200,
		excerpt: 600,
		category: 60,
		tag: 60,
		author: 80,
		bio: 400,
		linkedIn: 300,
		tags: 20,
	},
	/** Bytes of a picture, and the pixels it may have when it is opened. */
	picture: 5_000_000,
	picturePixels: 50_000_000,
	/** Characters in a note about a lead. */
	note: 4_000,
	/** Characters in an answer to a request about personal data. */
	rightsAnswer: 4_000,
	/** Characters in any text that staff write for a client: a project's name, what is new in it. */
	clientText: 1_000,
	/** Leads in one page of the API. */
	leadPage: 100,
	/** Days a proposal's link works. */
	proposalDays: 30,
	/** Proposals drawn for one conversation in a day; then the newest is handed over again. */
	proposalsPerConversation: 8,
	/** Proposals drawn for one visitor in a day, over all their conversations. Behind one address may be an office. */
	proposalsPerVisitor: 60,
	/** Mails of a kind (proposals, forms' receipts, rights' receipts) that one conversation sends in a day, whatever addresses it names. */
	receiptsPerConversation: 3,
	/** Mails of a kind one address gets in a day: somebody else may have typed it. */
	receiptsPerAddress: 3,
	/** Mails of a kind in a day, to everybody. */
	receiptsPerDay: 500,
	/** Days a delivery that left, or had nothing to send, is kept. */
	deliveryDays: 90,
	/** Hours a mailed link goes on with a conversation, once. */
	conversationLinkHours: 24,
	/** Minutes of quiet after which the sales inbox hears of a lead that made no proposal. */
	quietMinutes: 5,
	/** Seconds a model has for an answer, or to be well into one that is read as it comes; else the guided engine gives it. */
	modelSeconds: 7,
	/** Seconds in all that an answer may take that is read as it comes. */
	modelSpeakingSeconds: 30,
	/** Seconds without a word after which a model that spoke is thought to say no more. */
	modelSilenceSeconds: 3,
	/** Seconds a process has a visitor's message to itself, to answer it: more than a model has. Whose answer takes longer says that they still give it. */
	answerSeconds: 9,
	/** Characters of a model's answer; one that goes on is cut, and the guided engine gives it. */
	modelAnswer: 2_500,
	/** Messages of a conversation that a model reads again, and characters of each. */
	modelMessages: 16,
	modelMessage: 1_000,
} as const;
