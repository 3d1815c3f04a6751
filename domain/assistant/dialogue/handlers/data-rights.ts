import { factNames } from "../../../../shared/lead.ts";
import { writtenPhone } from "../../../contact/phone.ts";
import { industryName } from "../../../leads/industry-name.ts";
import { noChoice } from "../choices.ts";
import { continueDialogue } from "../next.ts";
import { commandOf, draft, type ReplyDraft, requests, type Scene, say, talks } from "../scene.ts";
import { pageSource } from "../sources.ts";
import type { DialogueState } from "../state.ts";
import { promiseContact } from "./bring-person.ts";
import { askForMissing, wantsProposal } from "./make-proposal.ts";

/** Promises nothing to who revoked the consent, until they give it again with the privacy notice in sight. */
export function handleRenewal(scene: Scene): ReplyDraft | null {
	const { before, texts, language } = scene;
	const agrees = before.awaiting === "permission" && commandOf(scene, "affirm") !== undefined;
	if (agrees || (before.withdrawn && requests(scene, "allow-contact"))) return renewed(scene, agrees);
	if (!before.withdrawn) return null;
	const { permission } = texts;
	if (before.awaiting === "permission" && (commandOf(scene, "deny") || talks(scene, "later")))
		return draft(scene, [say(scene, permission.refused)], { awaiting: null, permission: null });
	const wanted = wantsProposal(scene) ? "proposal" : requests(scene, "person", "call") ? "person" : null;
	if (wanted === null) return null;
	const choices = [{ value: "affirm", label: texts.choices.yes }, noChoice(texts.choices.no)];
	const parts = [permission.needed, say(scene, texts.privacy.text), permission.ask];
	const asked: Partial<DialogueState> = { awaiting: "permission", permission: { wanted, shownIn: language } };
	return draft(scene, parts, asked, { sources: [pageSource("legal", language)], choices });
}

function renewed(scene: Scene, wasAsked: boolean): ReplyDraft {
	const { before, language, texts } = scene;
	const asked = wasAsked ? before.permission : null;
	const state = { ...scene.state, quiet: false, withdrawn: false, permission: null, awaiting: null };
	const now = { ...scene, state };
	const thanks = say(scene, texts.permission.given);
	const following = whatFollows(now, asked?.wanted ?? null);
	return {
		...following,
		opening: asked ? thanks : `${thanks} ${say(scene, texts.privacy.text)}`,
		effects: [...(following.effects ?? []), { kind: "renew-consent", shownIn: asked?.shownIn ?? language }],
	};
}

function whatFollows(scene: Scene, wanted: "proposal" | "person" | null): ReplyDraft {
	if (wanted === "proposal" || requests(scene, "proposal"))
		return askForMissing({ ...scene, state: { ...scene.state, wanted: "proposal" } });
	if (wanted === "person" || requests(scene, "person", "call")) return promiseContact(scene);
	return continueDialogue(scene, []);
}

/** Answers "What do you know about me?": the facts noted here, and how to have them corrected or deleted. */
export function tellOwnData(scene: Scene): ReplyDraft | null {
	if (!requests(scene, "own-data")) return null;
	const { state, texts, language } = scene;
	const { nothing, pending, change } = texts.ownData;
	const known = state.quiet || state.withdrawn ? pending : texts.ownData.known;
	const noted = factNames.flatMap((fact) => {
		const value = shownFact(scene, fact);
		return value ? [`${texts.facts[fact]}: ${value}`] : [];
	});
	const parts = noted.length === 0 ? [nothing] : [[known, ...noted, change].join("\n")];
	return draft(scene, parts, {}, { sources: [pageSource("rights", language)] });
}

function shownFact({ state, texts, language }: Scene, fact: (typeof factNames)[number]): string | null {
	const { facts } = state;
	if (fact === "phone") return facts.phone && writtenPhone(facts.phone);
	if (fact === "industry")
		return facts.industry === "other" ? texts.choices.otherIndustry : industryName(facts, language);
	return facts[fact];
}

/** Revokes the consent of who wishes their data deleted, or to hear no more from us, and asks nothing more. */
export function handleRevocation(scene: Scene): ReplyDraft | null {
	const erases = requests(scene, "erase-data");
	if (!erases && !requests(scene, "stop-contact")) return null;
	const { state: known, texts, language } = scene;
	const isKnown = known.facts.email !== null || known.facts.phone !== null;
	const { erase, noContact, elsewhere, form } = texts.withdrawn;
	const ways = erases ? erase : noContact;
	const parts = [
		say(scene, isKnown ? ways.known : ways.unknown),
		...(isKnown ? [elsewhere] : erases ? [form] : []),
	];
	const withdrawn = known.withdrawn || isKnown;
	const topic = erases ? "erased" : known.topic;
	const message = erases ? texts.leadMessages.erase : texts.leadMessages.noContact;
	const state = { quiet: true, withdrawn, awaiting: null, wanted: null, topic };
	return draft(scene, parts, state, {
		sources: [pageSource("rights", language)],
		effects: isKnown ? [{ kind: "revoke-consent", message }] : [],
	});
}
