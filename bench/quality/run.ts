import { readSettings } from "../../config/env.ts";
import { heldOut as heldOutEnglish } from "../../domain/assistant/conversations/en/held-out.ts";
import { english } from "../../domain/assistant/conversations/en/list.ts";
import { heldOut as heldOutSpanish } from "../../domain/assistant/conversations/es/held-out.ts";
import { spanish } from "../../domain/assistant/conversations/es/list.ts";
import { median } from "../figure.ts";
import { guided, withModel } from "./engine.ts";
import { measure, type Quality } from "./measure.ts";

/** How well an engine converses: the guided one, or the model that LLM_PROVIDER and its settings name. */
const { llm, publicUrl } = readSettings(process.env);
const engine = llm ? withModel(llm, publicUrl) : guided;
const columns = [
	await measure(engine, "es", spanish),
	await measure(engine, "es", heldOutSpanish),
	await measure(engine, "en", english),
	await measure(engine, "en", heldOutEnglish),
];

console.info(`Engine: ${engine.name}\n`);
console.info("| | es | es, held out | en | en, held out |\n|---|---|---|---|---|");
const rows: [string, (quality: Quality) => string][] = [
	["conversations", ({ conversations }) => String(conversations)],
	["facts captured", ({ facts }) => share(facts)],
	["questions answered with the right source", ({ sources }) => share(sources)],
	["invented figures", ({ invented }) => String(invented)],
	[
		"turns to a qualified lead (median, of how many)",
		({ turnsToQualified: turns }) => (turns.length > 0 ? `${median(turns)} (${turns.length})` : "none"),
	],
	["answers in the visitor's language", ({ language }) => share(language)],
];
for (const [name, text] of rows) console.info(`| ${name} | ${columns.map(text).join(" | ")} |`);
for (const [kind, times] of engine.troubles) console.info(`\nGuided answered ${times} times: ${kind}`);

function share({ met, expected }: { met: number; expected: number }): string {
	return `${((100 * met) / Math.max(1, expected)).toFixed(1)} % (${met} of ${expected})`;
}
