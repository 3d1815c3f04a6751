import { pathTo } from "../../../content/addresses.ts";
import { rightsId } from "../../../content/pages/legal/rights-id.ts";
import { takesBack } from "../learn.ts";
import { type Move, type Scene, say, sourceOf } from "../reply.ts";
import { greet } from "./greet.ts";
import { goOn } from "./next.ts";

/** A way or a time to be reached is noted. Data taken back, or our leave to write: confirms it, shows how to make it formal, has it recorded and asks nothing more. */
export function letGo(scene: Scene): Move | null {
	const { heard, learned, state, texts, language } = scene;
	if (learned.forgotten.length > 0 && heard.question === null) {
		const { withdrawn } = texts;
		return goOn(scene, [say(scene, learned.forgotten.includes("phone") ? withdrawn.phone : withdrawn.fact)]);
	}
	if (heard.acts.has("contactWish") && heard.question === null && !state.quiet)
		return goOn(scene, [...greet(scene), say(scene, texts.contactWish)]);
	if (!takesBack(heard)) return null;
	const erases = heard.acts.has("erase");
	const known = state.facts.email !== null || state.facts.phone !== null;
	const { erase, noContact, form, elsewhere } = texts.withdrawn;
	const ways = erases ? erase : noContact;
	return {
		parts: [say(scene, known ? ways.known : ways.unknown), erases ? form : known ? elsewhere : ""],
		sources: [{ ...sourceOf("legal", language), url: `${pathTo("legal", language)}#${rightsId}` }],
		state: { ...state, quiet: true, withdrawn: known, permission: null, waitingFor: null, confused: 0 },
		...(known && { wants: "person", note: erases ? texts.notes.erase : texts.notes.noContact }),
	};
}
