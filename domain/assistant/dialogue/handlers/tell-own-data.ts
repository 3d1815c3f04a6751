import { factNames } from "../../../../shared/lead.ts";
import { writtenPhone } from "../../../contact/phone.ts";
import { industryName } from "../../../leads/industry-name.ts";
import { draft, type ReplyDraft, requests, type Scene } from "../scene.ts";
import { pageSource } from "../sources.ts";

/** "What do you know about me?": what was noted in this conversation, and how to have it corrected or deleted. */
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
