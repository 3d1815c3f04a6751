import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Makes an empty folder of one's own. @param name what its name begins with. */
export function newFolder(name = "site"): string {
	return mkdtempSync(join(tmpdir(), `${name}-`));
}
