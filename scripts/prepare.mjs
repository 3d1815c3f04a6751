// Prepares a fresh clone: `install` installs missing packages, `build` also rebuilds a stale site.
// Plain JavaScript without packages, so it runs on any Node.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const mode = process.argv[2];
const sources = [
	"app",
	"config",
	"content",
	"db",
	"domain",
	"http",
	"public",
	"scripts",
	"package.json",
	"react-router.config.ts",
	"vite.config.ts",
];

step("node_modules/.installed", hashOf(["package.json", "package-lock.json"]), "Installing packages", () =>
	run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error", "--include=dev", "--include=optional"]),
);
if (mode === "build") {
	// The social pictures contain the product's name.
	const key = hashOf([...sources, "package-lock.json"]) + (process.env.BRAND_NAME ?? "");
	step("build/.built", key, "Building the site", () => run("npm", ["run", "--silent", "build"]));
}

function step(stampFile, key, title, work) {
	const stamp = join(root, stampFile);
	const stored = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";
	if (stored === key) return;
	console.info(`${title} …`);
	work();
	mkdirSync(dirname(stamp), { recursive: true });
	writeFileSync(stamp, key);
}

function run(command, args) {
	const { status } = spawnSync(command, args, {
		cwd: root,
		// Builds for production even when a test started this.
		env: { ...process.env, NODE_ENV: "production" },
		stdio: ["ignore", "ignore", "inherit"],
		shell: process.platform === "win32",
	});
	if (status !== 0) {
		console.error(`${command} ${args.join(" ")} failed: its messages are above.`);
		process.exit(status ?? 1);
	}
}

function hashOf(paths) {
	const hash = createHash("sha256").update(`${process.platform} ${process.arch}`);
	for (const path of paths) addTo(hash, join(root, path));
	return hash.digest("hex");
}

function addTo(hash, path) {
	if (!existsSync(path)) return;
	if (statSync(path).isDirectory()) {
		for (const name of readdirSync(path).sort()) addTo(hash, join(path, name));
		return;
	}
	if (/\.test\.tsx?$/.test(path)) return;
	hash.update(relative(root, path)).update(readFileSync(path));
}
