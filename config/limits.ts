export const limits = {
	/** Characters in one chat message. */
	message: 5_000,
	/** Messages of history that a caller without a conversation id may send. With an id, the stored history is used. */
	history: 60,
	/** Characters in that whole history, which is replayed from its start. */
	historyCharacters: 20_000,
	/** Bytes in a request's body. */
	body: 1_000_000,
	/** Bytes of a report that staff upload for a client. */
	report: 5_000_000,
	/** Bytes of a staff form with a file. It is above the file limits, so that the page can explain a file that is too large and keep the typed text. */
	upload: 20_000_000,
	/** Characters in a post. */
	post: 200_000,
	/** Characters in a post's other fields (each tag counts alone), and the number of tags. */
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
	/** Bytes of a picture, and its pixels once it is decoded. */
	picture: 5_000_000,
	picturePixels: 50_000_000,
	/** Characters in a note about a lead or in a conversation. */
	note: 4_000,
	/** Characters in a label of a conversation. */
	label: 30,
	/** Characters in the shortcut of a canned reply. */
	shortcut: 30,
	/** Pages of one visitor's address that may be told at once of what happens in their conversation. */
	eventStreams: 40,
	eventStreamsPerMinute: 120,
	visitorStreamSeconds: 90,
	teamStreamSeconds: 300,
	/** Characters in an answer to a request about personal data. */
	rightsAnswer: 4_000,
	/** Characters in any text that staff write for a client, e.g. a project's name or an update. */
	clientText: 1_000,
	/** Leads in one page of the API. */
	leadPage: 100,
	/** Days a proposal's link works. */
	proposalDays: 30,
	/** Proposals made for one conversation in a day; after that the newest is returned again. */
	proposalsPerConversation: 8,
	/** Proposals made for one visitor in a day, over all conversations. One address may be an office. */
	proposalsPerVisitor: 60,
	/** Mails of a kind that one cause (a lead, a conversation, an account) may send in a day, to any addresses a visitor typed. */
	visitorMailsPerCause: 3,
	/** Mails of a kind to one address in a day: somebody else may have typed it. */
	visitorMailsPerAddress: 3,
	/** Mails of a kind in a day, in total. */
	visitorMailsPerDay: 500,
	/** Days that a finished delivery is stored. */
	deliveryDays: 90,
	/** Hours that a mailed link can continue a conversation, once. */
	conversationLinkHours: 24,
	/** Hours that the link of an invitation to the team works, and the link that confirms a new address of an account. */
	invitationHours: 72,
	emailChangeHours: 24,
	/** Days that invitations and changes of address are stored after they ended. */
	endedLinkDays: 30,
	/** Minutes that a proof of identity (a sign-in, or the password again) allows grave actions of staff. */
	confirmedMinutes: 10,
	/** Seconds that a stored moment may lie ahead, by another process's clock. Beyond them, the clock went back. */
	clockSkewSeconds: 60,
	/** Days that the log of sign-ins is stored. */
	signInLogDays: 180,
	/** Minutes without a message after which sales gets the notice of a lead without a proposal. */
	idleMinutes: 5,
	/** Seconds for a model's answer. After them the guided answer is given, behind what was already shown. */
	modelSeconds: 7,
	/** Seconds that a process holds a visitor's message to answer it: longer than a model may take. A slower answer renews the claim. */
	answerSeconds: 9,
	/** Characters of a model's answer, its reasoning included. A longer one is cut. */
	modelAnswer: 40_000,
	/** Messages of a conversation that a model receives, and characters of each. */
	modelMessages: 16,
	modelMessage: 1_000,
} as const;
