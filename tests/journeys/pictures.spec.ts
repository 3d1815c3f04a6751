import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "./site.ts";

const root = join(import.meta.dirname, "../..");

test("one command photographs a page in three widths and both themes", () => {
	const files = ["390", "768", "1440"].flatMap((width) =>
		["light", "dark"].map((scheme) => ({
			width: Number(width),
			file: join(root, "pictures", `${width}-${scheme}`, "en/legal.png"),
		})),
	);
	for (const { file } of files) rmSync(file, { force: true });
	const said = execFileSync(process.execPath, [join(root, "scripts/pictures.ts"), "/en/legal"], {
		encoding: "utf8",
	});
	expect(said).toContain("6 pictures of 1 pages");
	for (const { file, width } of files) expect(readFileSync(file).readUInt32BE(16), file).toBe(width);
});
