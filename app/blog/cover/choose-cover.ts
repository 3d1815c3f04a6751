import { type CoverObject, coverWords } from "../../../content/blog/cover-words.ts";
import { coverObjects } from "./objects.ts";

const grounds = ["ladrillo", "sol", "cielo", "noche"] as const;

export type CoverGround = (typeof grounds)[number];

export type CoverChoice = { object: CoverObject; ground: CoverGround };

const ownGrounds: Record<CoverObject, CoverGround> = {
	plug: "ladrillo",
	drops: "sol",
	bell: "cielo",
	bars: "noche",
	padlock: "ladrillo",
	window: "sol",
	parcel: "cielo",
	coins: "noche",
	bed: "ladrillo",
	bubbles: "sol",
	key: "cielo",
	books: "noche",
};

const objects = Object.keys(coverObjects).filter(isObject);

/** A post's own cover: the same in both languages, on its page and where its link is shared. */
export function chooseCover({ storyId }: { storyId: string }): CoverChoice {
	const words = storyId.split("-");
	const named = objects.find((object) => coverWords[object].some((word) => words.includes(word)));
	if (named) return { object: named, ground: ownGrounds[named] };
	const hash = hashOf(storyId);
	const object = objects[hash % objects.length] ?? "drops";
	// Any ground: twelve covers would soon repeat.
	return {
		object,
		ground: grounds[Math.floor(hash / objects.length) % grounds.length] ?? ownGrounds[object],
	};
}

/** The furthest neighbour in a list: what stands above, on shelves of three. */
const furthest = 3;

/** The covers of a list: each its post's own, unless a neighbour beside or above it has the object or the ground. */
export function chooseCovers(posts: readonly { storyId: string }[]): CoverChoice[] {
	const chosen: CoverChoice[] = [];
	for (const post of posts) {
		const own = chooseCover(post);
		const neighbours = chosen.slice(-furthest);
		chosen.push({
			object: nextFree(
				objects,
				own.object,
				neighbours.map(({ object }) => object),
			),
			ground: nextFree(
				grounds,
				own.ground,
				neighbours.map(({ ground }) => ground),
			),
		});
	}
	return chosen;
}

function nextFree<Choice>(all: readonly Choice[], wanted: Choice, taken: readonly Choice[]): Choice {
	const start = all.indexOf(wanted);
	return [...all.slice(start), ...all.slice(0, start)].find((one) => !taken.includes(one)) ?? wanted;
}

function isObject(name: string): name is CoverObject {
	return Object.hasOwn(coverObjects, name);
}

/** FNV-1a, then mixed as in MurmurHash3. */
function hashOf(text: string): number {
	let hash = 2_166_136_261;
	for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
	hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_507);
	hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909);
	return (hash ^ (hash >>> 16)) >>> 0;
}
