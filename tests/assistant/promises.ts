import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

const outcome = z.record(z.string(), z.unknown());
const promises = z.array(
	z.strictObject({
		promise: z.string(),
		/** Messages that each of the conversations begins with: `told` or `shown` of tests/support/dialogue.ts. */
		after: z.enum(["told", "shown"]).optional(),
		/** Conversations that come to the same: the language of the page, and the messages. */
		said: z.array(z.tuple([z.enum(["es", "en"])], z.string())),
		/** What the reply before the last one leaves. */
		before: outcome.optional(),
		/** What the last reply leaves: see outcomeOf. A text that begins with "…" is a part of the value. */
		leaves: outcome,
	}),
);

/** What short conversations come to, by the names of their files. */
export function readPromises() {
	const folder = join(import.meta.dirname, "promises");
	return readdirSync(folder).map((file) => ({
		topic: file.replace(".yaml", ""),
		promises: promises.parse(parse(readFileSync(join(folder, file), "utf8"))),
	}));
}
