import type { LikelyRequest } from "../../../../shared/conversation.ts";
import { acknowledge } from "../acknowledge.ts";
import { noChoice, requestChoice } from "../choices.ts";
import { continueDialogue } from "../next.ts";
import { commandOf, draft, hasNewFacts, type ReplyDraft, type TurnContext } from "../turn-context.ts";

/** Returns what the message probably asks for, or undefined. */
export function likelyRequestOf({ commands }: Pick<TurnContext, "commands">): LikelyRequest | undefined {
	return commands.flatMap((command) => (command.kind === "likely-request" ? [command.request] : []))[0];
}

/** Offers an act that is likely and has consequences. The other facts of the message are kept. */
export function offerRequest(context: TurnContext): ReplyDraft | null {
	const { before, texts } = context;
	const wasOffered = before.awaiting === "erase-data" || before.awaiting === "stop-contact";
	if (wasOffered && commandOf(context, "deny")) return continueDialogue(context, [texts.person.notNow]);
	const offered = likelyRequestOf(context);
	const complains = context.commands.some(
		(command) => command.kind === "likely-request" && command.complains,
	);
	// A visitor who describes their business is hardly complaining about ours.
	if (!offered || (complains && hasNewFacts(context))) return null;
	const parts = complains ? [texts.complaint.maybe] : hasNewFacts(context) ? [acknowledge(context)] : [];
	if (offered === "person") {
		const choices = [requestChoice("person", texts.choices.personAnswers)];
		return draft(context, [...parts, texts.person.offer], { awaiting: "person" }, { choices });
	}
	const { question, yes, no } = texts.offer[offered];
	const choices = [requestChoice(offered, yes), noChoice(no)];
	return draft(context, [...parts, question], { awaiting: offered }, { choices });
}
