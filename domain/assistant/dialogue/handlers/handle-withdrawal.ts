import { draft, type ReplyDraft, requests, type Scene, say } from "../scene.ts";
import { pageSource } from "../sources.ts";

/** Data taken back, or our leave to write: the team is told, and nothing more is asked. */
export function handleWithdrawal(scene: Scene): ReplyDraft | null {
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
	const note = erases ? texts.notes.erase : texts.notes.noContact;
	const state = { quiet: true, withdrawn, awaiting: null, wanted: null, topic };
	return draft(scene, parts, state, {
		sources: [pageSource("rights", language)],
		effects: isKnown ? [{ kind: "revoke-consent", note }] : [],
	});
}
