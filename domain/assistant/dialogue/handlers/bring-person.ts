import { findEntry } from "../../knowledge/entries.ts";
import { commandOf, type Draft, requests, type Scene, say } from "../scene.ts";
import { pageSource } from "../sources.ts";

/** Brings in a person when one is asked for, when our offer of one is taken, or when a way to reach the visitor came for it. */
export function bringPerson(scene: Scene): Draft | null {
	const { before, state, texts, changes } = scene;
	const isOffered = before.awaiting === "person";
	if (isOffered && commandOf(scene, "deny"))
		return {
			parts: [texts.person.notNow, say(scene, texts.closing)],
			state: { ...state, awaiting: null, misses: 0 },
		};
	const isForOthers = scene.commands.some(
		(command) =>
			command.kind === "ask" &&
			command.sure &&
			command.entries.some((id) => findEntry(id, "es")?.isForOthers),
	);
	const asks =
		requests(scene, "person") ||
		(requests(scene, "call") && !isForOthers) ||
		(isOffered && commandOf(scene, "affirm") !== undefined);
	const isExpected =
		before.wanted === "person" || (before.audience === "other" && before.awaiting === "person");
	const gaveWay = isExpected && (changes.added.includes("email") || changes.added.includes("phone"));
	if (!asks && !gaveWay) return null;
	const { email, phone } = state.facts;
	return email === null && phone === null ? withoutWay(scene) : sendPerson(scene);
}

/** A person writes or calls by the way they left. */
export function sendPerson(scene: Scene): Draft {
	const { state, texts, language } = scene;
	const { email, phone } = state.facts;
	const { byBoth, byEmail, byPhone } = texts.person;
	return {
		parts: [email && phone ? byBoth : email ? byEmail : byPhone],
		sources: [pageSource("contact", language)],
		state: { ...state, awaiting: null, wanted: null, misses: 0 },
		wants: "person",
	};
}

/** How to reach the team; whoever was not asked before may leave a way to be reached. */
function withoutWay(scene: Scene): Draft {
	const { state, texts, language } = scene;
	const times = state.asked.person ?? 0;
	const sources = [pageSource("contact", language)];
	const asked = { ...state.asked, person: times + 1 };
	if (times > 0 || state.audience === "other" || state.declined.includes("email"))
		return {
			parts: [say(scene, texts.person.direct)],
			sources,
			state: { ...state, asked, awaiting: null, misses: 0 },
		};
	return {
		parts: [say(scene, texts.person.askContact)],
		sources,
		form: "contact",
		state: { ...state, asked, awaiting: "contact", wanted: "person", misses: 0 },
	};
}
