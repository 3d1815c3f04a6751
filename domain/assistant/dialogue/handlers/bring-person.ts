import { findEntry } from "../../knowledge/entries.ts";
import { ask } from "../next.ts";
import { askedEntries, commandOf, draft, type ReplyDraft, requests, type Scene, say } from "../scene.ts";
import { pageSource } from "../sources.ts";
import { isReachable } from "../state.ts";
import { unreadableContact } from "./correct-fact.ts";
import { askForMissing } from "./make-proposal.ts";

/** Brings in a person when one is asked for, when our offer of one is taken, or when a way to reach the visitor came for it. */
export function bringPerson(scene: Scene): ReplyDraft | null {
	const { before, state, texts } = scene;
	const isOffered = before.awaiting === "person";
	const asksMore = scene.commands.some(({ kind }) => kind === "ask" || kind === "ask-unknown");
	const no = commandOf(scene, "deny");
	if (isOffered && no && !no.fact && !asksMore)
		return draft(scene, [texts.person.notNow, say(scene, texts.closing)], { awaiting: null });
	if (!wantsPerson(scene) && !leftContact(scene)) return null;
	const unclear = unreadableContact(scene);
	if (!isReachable(state.facts))
		return unclear ? { ...unclear, state: { ...unclear.state, wanted: "person" } } : askForContact(scene);
	const promised = promiseContact(scene);
	const { effects } = promised;
	if (unclear) return { ...unclear, parts: [...promised.parts, ...unclear.parts], effects };
	if (!requests(scene, "proposal")) return promised;
	const shown = askForMissing({ ...scene, state: { ...promised.state, wanted: "proposal" } });
	return { ...shown, parts: [...promised.parts, ...shown.parts], effects };
}

/** Whether a person is asked for, or our offer of one taken. */
export function wantsPerson(scene: Scene): boolean {
	const asked = askedEntries(scene);
	const isForOthers = asked.some((id) => findEntry(id, "es")?.isForOthers);
	const asksForCall = requests(scene, "call") || asked.includes("call");
	const isOffered = scene.before.awaiting === "person" && !requests(scene, "proposal");
	const agrees = isOffered && commandOf(scene, "affirm") !== undefined;
	// "Can someone call me?" is a question to who left no number, and a wish of who did.
	const isWish = requests(scene, "call") || isReachable(scene.state.facts);
	return requests(scene, "person") || agrees || (asksForCall && isWish && !isForOthers);
}

/** A way to reach them came where a person was offered or asked for. */
function leftContact({ before, changes }: Scene): boolean {
	const isExpected =
		before.wanted === "person" || (before.audience === "other" && before.awaiting === "person");
	return isExpected && (changes.added.includes("email") || changes.added.includes("phone"));
}

/** A person writes or calls by the way they left. @param opening what is said before that. */
export function promiseContact(scene: Scene, opening = scene.texts.person.gladly): ReplyDraft {
	const { before, state, texts, language } = scene;
	const { email, phone } = state.facts;
	const { byBoth, byEmail, byPhone, message } = texts.person;
	const { callTime } = state;
	const way = email && phone ? byBoth : email ? byEmail : byPhone;
	const isInsisted = before.lastText.includes(way);
	const again = callTime ? texts.acknowledge.noted : texts.person.again;
	const parts = [
		...(isInsisted ? [say(scene, again)] : [opening, way]),
		...(callTime ? [say(scene, message, { value: callTime })] : []),
	];
	const sources = [pageSource("contact", language)];
	const effects = [{ kind: "call-person" as const, ...(callTime && { callTime }) }];
	const called = { awaiting: null, wanted: null, callTime: null, topic: "call" };
	return draft(scene, parts, called, { sources, effects });
}

/** How to reach the team; whoever was not asked before may leave a way to be reached. */
export function askForContact(scene: Scene): ReplyDraft {
	const { state, texts, language } = scene;
	const times = state.asked.person ?? 0;
	if (scene.before.wanted === "person" && state.callTime !== scene.before.callTime)
		return ask(scene, "contact", [say(scene, texts.acknowledge.noted)]);
	const sources = [pageSource("contact", language)];
	const asked = { ...state.asked, person: times + 1 };
	if (times > 0 || state.declined.includes("email"))
		return draft(scene, [say(scene, texts.person.direct)], { asked, awaiting: null }, { sources });
	const now = { asked, awaiting: "contact" as const, wanted: "person" as const };
	return draft(scene, [say(scene, texts.person.askContact)], now, { sources, form: "contact" });
}
