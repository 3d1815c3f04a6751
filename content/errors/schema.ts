/** What a caller or visitor hears when a request cannot be answered as asked. */
export type ErrorText = {
	/** The default, when nothing more exact can be said. */
	request: string;
	malformed: string;
	tooLarge: string;
	emptyMessage: string;
	messageTooLong: string;
	historyTooLong: string;
	unknownConversation: string;
	unknownChoice: string;
	unknownMessage: string;
	notFound: string;
	/** The address exists, and takes other methods. */
	methodNotAllowed: string;
	unauthorized: string;
	/** A person, not a program, is not signed in any more. */
	signedOut: string;
	/** The key may not do this; `{scope}` is filled. */
	outOfScope: string;
	/** A lead without any way to reach the person. */
	unreachable: string;
	foreignOrigin: string;
	badCursor: string;
	/** What a field of a request should have been. `{field}`, `{least}` and `{most}` are filled. */
	fieldScore: string;
	fieldNumber: string;
	fieldObject: string;
	fieldText: string;
	fieldEmail: string;
	fieldPhone: string;
	fieldChoice: string;
	fieldTooLong: string;
	fieldTooMany: string;
	/** A conversation's data without a fact. */
	factsMissing: string;
	/** One visitor sends more than a person could. */
	tooFast: string;
	tooManyAtOnce: string;
	tooManyPages: string;
	busy: string;
	unexpected: string;
};
