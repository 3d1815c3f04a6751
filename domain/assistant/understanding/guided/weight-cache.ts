import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const root = join(import.meta.dirname, "../../../..");
const folder = join(root, "node_modules/.cache/assistant");
/** The code that features are made by. */
const code = "domain/{assistant/understanding/guided/{*,*/*},{contact,money,words}/*}.ts";

/** Bytes that are made anew only when what they are made of or the code changed: the tests begin many processes. */
export function cached(source: unknown, make: () => Uint8Array): Uint8Array {
	const files = globSync(code, { cwd: root, exclude: ["**/*.test.ts"] }).sort();
	const texts = files.map((file) => readFileSync(join(root, file), "utf8"));
	const hash = createHash("sha256")
		.update(JSON.stringify([source, texts]))
		.digest("hex")
		.slice(0, 32);
	const file = join(folder, `${hash}.weights`);
	if (existsSync(file)) return readFileSync(file);
	const bytes = make();
	mkdirSync(dirname(file), { recursive: true });
	const draft = `${file}.${process.pid}`;
	writeFileSync(draft, bytes);
	renameSync(draft, file);
	return bytes;
}
