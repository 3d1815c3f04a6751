import type { Offered } from "../../commands.ts";
import { noChoice, requestChoice } from "../choices.ts";
import { acknowledge, continueDialogue } from "../next.ts";
import { commandOf, draft, hasNewFacts, type ReplyDraft, type Scene } from "../scene.ts";

/** What the message probably wishes for, or undefined. */
export function offerOf({ commands }: Pick<Scene, "commands">): Offered | undefined {
	return commands.flatMap((command) => ("of" in command ? [command.of] : []))[0];
}

/** Offers an act that is likely and has consequences. The other facts of the message are kept. */
export function offerAct(scene: Scene): ReplyDraft | null {
	const { before, texts } = scene;
	const isRefused = before.awaiting === "erase-data" || before.awaiting === "stop-contact";
	if (isRefused && commandOf(scene, "deny")) return continueDialogue(scene, [texts.person.notNow]);
	const offered = offerOf(scene);
	const complains = scene.commands.some((command) => "complains" in command && command.complains);
	// A visitor who describes their business is hardly complaining about ours.
	if (!offered || (complains && hasNewFacts(scene))) return null;
	const parts = complains ? [texts.complaint.maybe] : hasNewFacts(scene) ? [acknowledge(scene)] : [];
	if (offered === "person") {
		const choices = [requestChoice("person", texts.choices.personAnswers)];
		return draft(scene, [...parts, texts.person.offer], { awaiting: "person" }, { choices });
	}
	const { question, yes, no } = texts.offer[offered];
	const choices = [requestChoice(offered, yes), noChoice(no)];
	return draft(scene, [...parts, question], { awaiting: offered }, { choices });
}
