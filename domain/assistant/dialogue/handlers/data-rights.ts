import { factNames } from "../../../../shared/lead.ts";
import { factText } from "../../../leads/fact-text.ts";
import { noChoice, yesChoice } from "../choices.ts";
import { continueDialogue } from "../next.ts";
import { pageSource } from "../sources.ts";
import { type DialogueState, isReachable } from "../state.ts";
import {
	commandOf,
	draft,
	type ReplyDraft,
	requests,
	say,
	type TurnContext,
	talks,
} from "../turn-context.ts";
import { promiseContact } from "./call-person.ts";
import { askForMissing, wantsProposal } from "./make-proposal.ts";

/** Promises nothing to a visitor who revoked the consent, until they renew it with the privacy notice in sight. */
export function handleRenewal(context: TurnContext): ReplyDraft | null {
	const { before, texts, language } = context;
	const wasAsked = before.awaiting === "permission";
	const agrees = wasAsked && commandOf(context, "affirm") !== undefined;
	if (agrees || (before.consentRevoked && requests(context, "allow-contact"))) return renew(context, agrees);
	if (!before.consentRevoked) return null;
	const { permission } = texts;
	if (wasAsked && (commandOf(context, "deny") || talks(context, "later")))
		return draft(context, [say(context, permission.refused)], { awaiting: null, consentRequest: null });
	const wanted = wantsProposal(context) ? "proposal" : requests(context, "person", "call") ? "person" : null;
	if (wanted === null) return null;
	const choices = [yesChoice(texts.choices.yes), noChoice(texts.choices.no)];
	const parts = [permission.needed, say(context, texts.privacy.text), permission.ask];
	const asking: Partial<DialogueState> = {
		awaiting: "permission",
		consentRequest: { wanted, shownIn: language },
	};
	return draft(context, parts, asking, { sources: [pageSource("legal", language)], choices });
}

function renew(context: TurnContext, wasAsked: boolean): ReplyDraft {
	const { before, language, texts } = context;
	const consentRequest = wasAsked ? before.consentRequest : null;
	const state = {
		...context.state,
		asksNothing: false,
		consentRevoked: false,
		consentRequest: null,
		awaiting: null,
	};
	const now = { ...context, state };
	const thanks = say(context, texts.permission.given);
	const following = whatFollows(now, consentRequest?.wanted ?? null);
	return {
		...following,
		opening: consentRequest ? thanks : `${thanks} ${say(context, texts.privacy.text)}`,
		effects: [
			...(following.effects ?? []),
			{ kind: "renew-consent", shownIn: consentRequest?.shownIn ?? language },
		],
	};
}

function whatFollows(context: TurnContext, wanted: "proposal" | "person" | null): ReplyDraft {
	if (wanted === "proposal" || requests(context, "proposal"))
		return askForMissing({ ...context, state: { ...context.state, wanted: "proposal" } });
	if (wanted === "person" || requests(context, "person", "call")) return promiseContact(context);
	return continueDialogue(context, []);
}

/** Answers "What do you know about me?": the facts noted here, and how to have them corrected or deleted. */
export function tellOwnData(context: TurnContext): ReplyDraft | null {
	if (!requests(context, "own-data")) return null;
	const { state, texts, language } = context;
	const { nothing, pending, change } = texts.ownData;
	const known = state.asksNothing || state.consentRevoked ? pending : texts.ownData.known;
	const noted = factNames.flatMap((fact) => {
		const value = factText(state.facts, fact, language);
		return value ? [`${texts.facts[fact]}: ${value}`] : [];
	});
	const parts = noted.length === 0 ? [nothing] : [[known, ...noted, change].join("\n")];
	return draft(context, parts, {}, { sources: [pageSource("rights", language)] });
}

/** Revokes the consent of a visitor who wants their data deleted, or no more contact, and asks nothing more. */
export function handleRevocation(context: TurnContext): ReplyDraft | null {
	const erases = requests(context, "erase-data");
	if (!erases && !requests(context, "stop-contact")) return null;
	const { state, texts, language } = context;
	const canBeReached = isReachable(state.facts);
	const { erase, noContact, elsewhere, form } = texts.withdrawn;
	const sentences = erases ? erase : noContact;
	const parts = [
		say(context, canBeReached ? sentences.known : sentences.unknown),
		...(canBeReached ? [elsewhere] : erases ? [form] : []),
	];
	const consentRevoked = state.consentRevoked || canBeReached;
	const topic = erases ? "erased" : state.topic;
	const message = erases ? texts.leadMessages.erase : texts.leadMessages.noContact;
	const changed = { asksNothing: true, consentRevoked, awaiting: null, wanted: null, topic };
	return draft(context, parts, changed, {
		sources: [pageSource("rights", language)],
		effects: canBeReached ? [{ kind: "revoke-consent", message }] : [],
	});
}
