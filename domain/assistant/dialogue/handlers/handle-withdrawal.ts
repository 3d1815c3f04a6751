import type { Scene } from "../scene.ts";
import { type Draft, requests, say } from "../scene.ts";
import { pageSource } from "../sources.ts";

/** Data taken back, or our leave to write: the team is told, and nothing more is asked. */
export function handleWithdrawal(scene: Scene): Draft | null {
	const erases = requests(scene, "erase-data");
	if (!erases && !requests(scene, "stop-contact")) return null;
	const { state, texts, language } = scene;
	const isKnown = state.facts.email !== null || state.facts.phone !== null;
	const { erase, noContact, elsewhere, form } = texts.withdrawn;
	const ways = erases ? erase : noContact;
	return {
		parts: [
			say(scene, isKnown ? ways.known : ways.unknown),
			...(isKnown ? [elsewhere] : erases ? [form] : []),
		],
		sources: [pageSource("rights", language)],
		state: {
			...state,
			quiet: true,
			withdrawn: state.withdrawn || isKnown,
			awaiting: null,
			wanted: null,
			topic: erases ? "erased" : state.topic,
			misses: 0,
		},
		...(isKnown && { wants: "person" as const, note: erases ? texts.notes.erase : texts.notes.noContact }),
	};
}
