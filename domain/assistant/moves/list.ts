import type { Move, Scene } from "../reply.ts";
import { answerQuestion } from "./answer-question.ts";
import { askAgain } from "./ask-again.ts";
import { askToCorrect } from "./ask-to-correct.ts";
import { bringPerson } from "./bring-person.ts";
import { carryOn } from "./carry-on.ts";
import { checkEmail, checkPhone } from "./check-contact.ts";
import { declineTrick } from "./decline-trick.ts";
import { explainFormat } from "./explain-format.ts";
import { helpWithNeed } from "./help-with-need.ts";
import { letFinish } from "./let-finish.ts";
import { letGo } from "./let-go.ts";
import { mailConversation } from "./mail-conversation.ts";
import { makeProposal } from "./make-proposal.ts";
import { putOffProposal } from "./put-off-proposal.ts";
import { renewConsent } from "./renew-consent.ts";
import { rephrase } from "./rephrase.ts";
import { smallTalk } from "./small-talk.ts";
import { switchLanguage } from "./switch-language.ts";
import { tellKnown } from "./tell-known.ts";

/** What the assistant can do with a message, most pressing first. The first that applies answers. */
export const moves: readonly ((scene: Scene) => Move | null)[] = [
	letGo,
	tellKnown,
	declineTrick,
	renewConsent,
	bringPerson,
	mailConversation,
	checkEmail,
	explainFormat,
	makeProposal,
	putOffProposal,
	switchLanguage,
	letFinish,
	rephrase,
	answerQuestion,
	checkPhone,
	askToCorrect,
	helpWithNeed,
	smallTalk,
	carryOn,
	askAgain,
];
