import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const folder = join(import.meta.dirname, "../../../../node_modules/.cache/assistant");

/** Bytes that are made anew only when what they are made of changed: the tests begin many processes. */
export function cached(source: unknown, make: () => Uint8Array): Uint8Array {
	const hash = createHash("sha256").update(JSON.stringify(source)).digest("hex").slice(0, 32);
	const file = join(folder, `${hash}.weights`);
	if (existsSync(file)) return readFileSync(file);
	const bytes = make();
	mkdirSync(dirname(file), { recursive: true });
	const draft = `${file}.${process.pid}`;
	writeFileSync(draft, bytes);
	renameSync(draft, file);
	return bytes;
}
