import { permits } from "../learn.ts";
import { type Move, type Scene, say, sourceOf } from "../reply.ts";
import { bringPerson, sendPerson } from "./bring-person.ts";
import { checkEmail } from "./check-contact.ts";
import { makeProposal, proposeNow } from "./make-proposal.ts";
import { goOn } from "./next.ts";

/** Who took our leave back is promised nothing until they give it again, with the notice before their eyes. */
export function renewConsent(scene: Scene): Move | null {
	const { heard, before, state, texts } = scene;
	if (permits(before, heard)) return renewed(scene);
	if (!before.withdrawn) return null;
	const { permission } = texts;
	const { acts } = heard;
	const hesitates = acts.has("no") || acts.has("later") || acts.has("unsure");
	if (before.waitingFor === "permission" && hesitates)
		return {
			parts: [say(scene, permission.refused)],
			state: { ...state, waitingFor: null, permission: null, confused: 0 },
			certain: true,
		};
	const wanted = acts.has("no") ? null : wantedBy(scene);
	if (wanted === null) return null;
	return {
		parts: [permission.needed, say(scene, texts.privacy.text), permission.ask],
		sources: [sourceOf("legal", scene.language)],
		quickReplies: [texts.choices.yes, texts.choices.no],
		state: {
			...state,
			waitingFor: "permission",
			permission: { wanted, shownIn: scene.language },
			confused: 0,
		},
		certain: true,
	};
}

function wantedBy(scene: Scene): "proposal" | "person" | null {
	if (scene.heard.acts.has("proposal") && makeProposal(scene)) return "proposal";
	if (scene.heard.acts.has("mayWrite") || bringPerson(scene)) return "person";
	return makeProposal(scene) ? "proposal" : null;
}

function renewed(scene: Scene): Move {
	const { before, language, texts } = scene;
	const asked = before.waitingFor === "permission" ? before.permission : null;
	const state = { ...scene.state, quiet: false, withdrawn: false, permission: null, waitingFor: null };
	const now = { ...scene, state };
	const thanks = say(scene, texts.permission.given);
	return {
		...whatFollows(now, asked?.wanted ?? null),
		opening: asked ? thanks : `${thanks} ${say(scene, texts.privacy.text)}`,
		consent: asked?.shownIn ?? language,
		certain: true,
	};
}

function whatFollows(scene: Scene, wanted: "proposal" | "person" | null): Move {
	const { heard, texts } = scene;
	const mistyped = checkEmail(scene);
	if (mistyped) return mistyped;
	if (wanted === "proposal" || heard.acts.has("proposal")) return proposeNow(scene, texts.proposal.missing);
	if (wanted === "person" || heard.acts.has("person")) return sendPerson(scene);
	return goOn(scene, []);
}
