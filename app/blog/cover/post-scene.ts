import { type CategoryId, isCategory } from "../../../content/blog/categories.ts";
import { coverWords } from "../../../content/blog/cover-words.ts";
import type { IndustryId } from "../../../content/industries/list.ts";
import type { SceneChoice } from "../../ui/scene/compose-scene.ts";
import type { SceneHour } from "../../ui/scene/frames.ts";

const hours: Record<CategoryId, SceneHour> = {
	"transformacion-digital": "noon",
	"inteligencia-artificial": "night",
	ecommerce: "dawn",
	estrategia: "night",
	"casos-exito": "dawn",
};

const businesses: readonly [IndustryId, ...IndustryId[]] = [
	"hospitalidad-viajes",
	"real-estate-construccion",
	"retail-ecommerce",
	"educacion-ong",
	"automotriz-aftermarket",
];

/** The posts of a category share an hour. A post has the same scene in both languages. */
export function postScene({ storyId, category }: { storyId: string; category: string }): SceneChoice {
	const hash = hashOf(storyId);
	const named = businesses.find((id) => coverWords[id].some((word) => storyId.includes(word)));
	return {
		industry: named ?? businesses[hash % businesses.length] ?? businesses[0],
		hour: isCategory(category) ? hours[category] : "noon",
		frame: (hash >>> 8) % 2 === 0 ? "squareRight" : "squareLeft",
	};
}

/** FNV-1a, then mixed as in MurmurHash3. */
function hashOf(text: string): number {
	let hash = 2_166_136_261;
	for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
	hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_507);
	hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909);
	return (hash ^ (hash >>> 16)) >>> 0;
}
