import { neverNames } from "../words/words.ts";
import type { IndustryHeard } from "./businesses.ts";

/** What a business calls itself by, whatever its trade: "indoor climbing centre". */
const kinds: readonly (readonly [RegExp, IndustryHeard])[] = [
	[/^(?:holidays|tours|trips|charters|retreats|getaways|expeditions|cottages)$/, "hospitalidad-viajes"],
	[/^(?:lessons|classes|academy|tuition)$/, "educacion-ong"],
	[/^(?:showroom|boutique|emporium)$/, "retail-ecommerce"],
	[
		/^(?:firm|factory|foundry|mill|clinic|surgery|practice|salon|parlou?r|studio|consultancy|farm|ranch|grove|centre|brewery|bakery|hire|rentals|club|gym|lab|press|venue)$/,
		"other",
	],
];
/** By what somebody presents what is theirs. */
const presents =
	/^(?:(?:hi|hey|hello|so|well|and|ok|yeah|yes|um|basically)[ ,]+){0,3}(?:(?:i|we|my \w+ and i)(?:'ve)? (?:run|own|have|got|have got|manage|started|opened|operate|co-own)|(?:it's|its|it is|i'm|im|we're|were|we are|this is)|my|our|own|run|running) (?:an? |the |our |my |little |small |tiny |family |family-run |local |independent )*$/;
/** Words before a kind that make it no business of theirs: "your firm", "call centre". */
const notTheirs =
	/^(?:your|his|her|their|that|this|which|what|last|other|another|new|call|help|data|contact|city|town|shopping|best|good|common|general|private|in|the|a|an|best-)$/;

/** The trade told by the kind of place: "we run an indoor climbing centre". Words folded. */
export function kindOfPlace(words: readonly string[]): IndustryHeard | null {
	const at = words.findIndex((word) => kinds.some(([kind]) => kind.test(word)));
	const described = words[at - 1];
	if (described === undefined || at > 12 || notTheirs.test(described) || neverNames.has(described))
		return null;
	const [before, after] = [words.slice(0, at - 1).join(" "), words[at + 1]];
	const short =
		words.length <= 6 &&
		at <= 3 &&
		(after === undefined || /^(?:in|on|at|near|from|out|outside|based|here)$/.test(after));
	const own = [at - 1, at - 2, at - 3].some(
		(end) => end > 0 && presents.test(`${words.slice(0, end).join(" ")} `),
	);
	if (!short && !own) return null;
	return (before.includes("your") ? null : kinds.find(([kind]) => kind.test(words[at] ?? ""))?.[1]) ?? null;
}
