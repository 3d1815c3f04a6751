import { goOn } from "../next.ts";
import { commandOf, type Draft, requests, type Scene, say } from "../scene.ts";
import { pageSource } from "../sources.ts";
import { sendPerson } from "./bring-person.ts";
import { wantsProposal, whatIsMissing } from "./make-proposal.ts";

/** Who took our leave back is promised nothing until they give it again, with the notice before their eyes. */
export function renewPermission(scene: Scene): Draft | null {
	const { before, state, texts, language } = scene;
	const agrees = before.awaiting === "permission" && commandOf(scene, "affirm") !== undefined;
	if (agrees || (before.withdrawn && requests(scene, "allow-contact"))) return renewed(scene, agrees);
	if (!before.withdrawn) return null;
	const { permission } = texts;
	if (before.awaiting === "permission" && (commandOf(scene, "deny") || isLater(scene)))
		return { parts: [say(scene, permission.refused)], state: { ...state, awaiting: null, permission: null } };
	const wanted = wantsProposal(scene) ? "proposal" : requests(scene, "person", "call") ? "person" : null;
	if (wanted === null) return null;
	return {
		parts: [permission.needed, say(scene, texts.privacy.text), permission.ask],
		sources: [pageSource("legal", language)],
		choices: [
			{ value: "affirm", label: texts.choices.yes },
			{ value: "deny", label: texts.choices.no, quiet: true },
		],
		state: { ...state, awaiting: "permission", permission: { wanted, shownIn: language }, misses: 0 },
	};
}

function isLater(scene: Scene): boolean {
	return scene.commands.some((command) => command.kind === "small-talk" && command.about === "later");
}

function renewed(scene: Scene, wasAsked: boolean): Draft {
	const { before, language, texts } = scene;
	const asked = wasAsked ? before.permission : null;
	const state = { ...scene.state, quiet: false, withdrawn: false, permission: null, awaiting: null };
	const now = { ...scene, state };
	const thanks = say(scene, texts.permission.given);
	return {
		...whatFollows(now, asked?.wanted ?? null),
		opening: asked ? thanks : `${thanks} ${say(scene, texts.privacy.text)}`,
		consent: asked?.shownIn ?? language,
	};
}

function whatFollows(scene: Scene, wanted: "proposal" | "person" | null): Draft {
	if (wanted === "proposal" || requests(scene, "proposal"))
		return whatIsMissing({ ...scene, state: { ...scene.state, wanted: "proposal" } });
	if (wanted === "person" || requests(scene, "person", "call")) return sendPerson(scene);
	return goOn(scene, []);
}
