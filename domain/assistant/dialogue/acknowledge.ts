import { askedProduct } from "../../proposals/pdf/plan/recommend.ts";
import { commandOf, say, type TurnContext } from "./turn-context.ts";

/** Acknowledges briefly what was told; recommends a product once the need is known. */
export function acknowledge(context: TurnContext): string {
	const { changes, texts, state } = context;
	const { added, changed, forgotten } = changes;
	if (forgotten.length > 0) return say(context, texts.acknowledge.forgotten);
	const isCorrected = changed.length > 0 && added.length === 0 && commandOf(context, "correct-fact");
	if (isCorrected) return say(context, texts.acknowledge.corrected);
	if (added.includes("name") && say(context, "{name}")) return say(context, texts.acknowledge.met);
	if (added.includes("need")) {
		// For an industry without a product of its own, the proposal names one with its reasons.
		const { industry } = state.facts;
		const product = industry && industry !== "other" ? askedProduct(state.facts) : null;
		return product
			? say(context, texts.acknowledge.recommend, product[context.language])
			: say(context, texts.acknowledge.need);
	}
	return say(context, texts.acknowledge.noted);
}
