import { pathTo } from "../../../content/addresses.ts";
import { industries } from "../../../content/industries/list.ts";
import { rightsId } from "../../../content/pages/legal/rights-id.ts";
import { writtenPhone } from "../../contact/phone.ts";
import { factNames } from "../../leads/lead.ts";
import { type Move, type Scene, say, sourceOf } from "../reply.ts";
import { returnTo } from "./next.ts";

/** "What do you know about me?": what was noted in this conversation, and how to correct it or have it deleted. */
export function tellKnown(scene: Scene): Move | null {
	const { heard, texts, language } = scene;
	if (!heard.acts.has("recall")) return null;
	const { known, nothing, change } = texts.recall;
	const noted = notedOf(scene);
	const parts =
		noted.length === 0 ? [say(scene, nothing)] : [[say(scene, known), ...noted, change].join("\n")];
	const legal = { ...sourceOf("legal", language), url: `${pathTo("legal", language)}#${rightsId}` };
	return { ...returnTo(scene, parts), sources: [legal], certain: true };
}

/** "Name: Ana Ruiz": each fact by its name, in the visitor's words. */
function notedOf({ state, texts, language }: Scene): string[] {
	const { industry, phone } = state.facts;
	const trade = industries.find(({ id }) => id === industry)?.text[language].name;
	const said = {
		...state.facts,
		phone: phone && writtenPhone(phone),
		industry: industry && (trade ?? texts.choices.otherIndustry),
	};
	return factNames.flatMap((fact) => (said[fact] ? [`${texts.recall.facts[fact]}: ${said[fact]}`] : []));
}
