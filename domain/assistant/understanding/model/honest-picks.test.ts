import { describe, expect, it } from "vitest";
import { site } from "../../../../content/site.ts";
import { askScripted } from "../../../../tests/assistant/attacks/scripted-model.ts";
import { readQuestions } from "../../../../tests/assistant/read.ts";
import { findEntry } from "../../knowledge/entries.ts";
import { fill } from "../../say.ts";

describe.each(["es", "en"] as const)("a model that picks well, in %s", (language) => {
	const questions = readQuestions("seen")
		.filter((one) => one.language === language)
		.slice(0, 40);

	it("has the entry at hand, and every fact that it picks is shown with its source", async () => {
		const missing: string[] = [];
		const withheld: string[] = [];
		let guidedRight = 0;
		for (const { text, labels } of questions) {
			const answer = await askScripted({ message: text, language }, (sent) => {
				const id = labels.find((label) => sent.includes(`\n${label} | `));
				return id
					? `SAY ${language === "es" ? "Gracias por preguntar" : "Thanks for asking"}\nANSWER ${id}\n`
					: "UNKNOWN\n";
			});
			const id = labels.find((label) => answer.sent.includes(`\n${label} | `));
			const right = labels.flatMap((label) =>
				fill(findEntry(label, answer.guided.language)?.answer ?? "\0", {}, site),
			);
			if (right.some((fact) => answer.guided.text.includes(fact))) guidedRight++;
			if (!id) missing.push(`${labels.join("|")}: ${text}`);
			else if (!right.some((fact) => answer.reply.text.includes(fact)) || answer.reply.sources.length === 0)
				withheld.push(`${id}: ${text} => ${answer.by}: ${answer.reply.text}`);
			expect(answer.reply.text.startsWith(answer.shown)).toBe(true);
		}
		expect(withheld).toEqual([]);
		expect(missing.length, missing.join("\n")).toBeLessThanOrEqual(1);
		expect(guidedRight, "what the model buys").toBeLessThan(questions.length - missing.length);
	});
});
