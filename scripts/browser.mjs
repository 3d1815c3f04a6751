import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Finds a browser: the system's, else Debian's package, else Playwright's own (then ""). Ends the process without one. */
export function findBrowser() {
	if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
	const candidates = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
	const installed = candidates.find((path) => existsSync(path));
	if (installed) return installed;
	try {
		execFileSync("apt-get", ["update", "-qq"], { stdio: "ignore" });
		execFileSync("apt-get", ["install", "-y", "-qq", "chromium"], { stdio: "ignore" });
		return "/usr/bin/chromium";
	} catch {
		const { status } = spawnSync("npx", ["playwright", "install", "chromium"], {
			cwd: root,
			stdio: "inherit",
		});
		if (status === 0) return "";
		console.error(
			"A browser is missing: install Chromium (Debian: apt-get install chromium) or set CHROMIUM_PATH.",
		);
		return process.exit(1);
	}
}
