import type { ErrorText } from "./schema.ts";

export const en: ErrorText = {
	request: "Something is wrong with the request",
	malformed: "We couldn’t read the request: check that it is valid JSON with the expected fields.",
	tooLarge: "The request is too large.",
	emptyMessage: "Write a message before sending it.",
	messageTooLong: "The message is too long: 5,000 characters fit. Send it in two parts.",
	historyTooLong: "The history is too long: send conversationId instead of the earlier messages.",
	unknownConversation: "That conversation doesn’t exist. Start a new one.",
	unknownChoice: "That option isn’t there any more: choose another or type your message.",
	unknownMessage: "That message isn’t in this conversation.",
	notFound: "What you’re looking for doesn’t exist.",
	methodNotAllowed: "This address doesn’t take that method: the Allow header lists the ones it takes.",
	unauthorized: "The access key is missing or wrong.",
	unreachable: "An email or a phone number is missing: without one there’s no way to answer.",
	foreignOrigin: "This request comes from another site and wasn’t accepted.",
	fieldScore: "Check {field}: it must be a whole number from 0 to 100.",
	fieldNumber: "Check {field}: it must be a whole number from {least} to {most}.",
	fieldObject: "Check {field}: it must be an object with the conversation’s data.",
	fieldText: "Check {field}: it must be a text.",
	fieldEmail: "Check {field}: it must be an email address, like name@company.com.",
	fieldPhone: "Check {field}: it must be a phone number, like +573001234567.",
	fieldChoice: "Check {field}: use one of the values in the reference, /api/docs.",
	fieldTooLong: "Check {field}: {most} characters fit.",
	nothingTold:
		"{field} says nothing of the conversation: send conversationId or at least one fact, such as need.",
	badCursor: "The cursor isn’t valid: use the one the previous page gave.",
	tooManyAtOnce:
		"Many answers are already on their way to your connection. Wait a few seconds and send it again.",
	tooFast: "Too many messages in a row from your connection. Wait a minute and send it again.",
	busy: "Too many requests are waiting right now. Try again in half a minute.",
	unexpected: "Something failed on our side. Try again in a moment.",
};
