// Prepares a fresh clone: `install` installs missing packages, `build` also rebuilds a stale site.
// Plain JavaScript without packages, so it runs on any Node.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { isCurrentBuild, makeBuild } from "./builds.mjs";
import { withLock } from "./lock.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const builds = join(root, "build");
const installed = join(root, "node_modules/.installed");
const sources = [
	"app",
	"commands",
	"config",
	"content",
	"db",
	"domain",
	"http",
	"public",
	"scripts",
	"shared",
	"package.json",
	"react-router.config.ts",
	"vite.config.ts",
];

const packages = hashOf(["package.json", "package-lock.json"]);
const wantsBuild = process.argv[2] === "build";
// The social pictures contain the product's name, and the scripts the API of the chat.
const built = [process.env.BRAND_NAME, process.env.VITE_API_URL].join(" ");
const key = wantsBuild ? hashOf([...sources, "package-lock.json"], built).slice(0, 16) : "";
const isInstalled = () => existsSync(installed) && readFileSync(installed, "utf8") === packages;
const isBuilt = () => !wantsBuild || isCurrentBuild(builds, key);

if (!isInstalled() || !isBuilt()) withLock(join(root, ".preparing"), prepare);

/** Looks again at what is stale: another process may have prepared it meanwhile. */
function prepare() {
	if (!isInstalled()) {
		console.info("Installing packages …");
		run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error", "--include=dev", "--include=optional"]);
		checkNode();
		writeFileSync(installed, packages);
	}
	if (isBuilt()) return;
	console.info("Building the site …");
	makeBuild(builds, key, (folder) => {
		run("npm", ["run", "--silent", "build:into"], { BUILD_DIRECTORY: relative(root, folder) });
	});
}

/** Small systems lack a library that Node, which came with the packages, is linked to. */
function checkNode() {
	const { status, stderr } = spawnSync(join(root, "node_modules/.bin/node"), ["--version"], {
		encoding: "utf8",
	});
	if (process.platform !== "linux" || status === 0) return;
	console.error(`The Node that this project brings does not run here: ${(stderr ?? "").trim()}`);
	console.error("If it names libatomic, install that (Debian: apt-get install libatomic1), and start again.");
	process.exit(1);
}

function run(command, args, settings = {}) {
	const { status } = spawnSync(command, args, {
		cwd: root,
		// Builds for production even when a test started this.
		env: { ...process.env, NODE_ENV: "production", ...settings },
		stdio: ["ignore", "ignore", "inherit"],
		shell: process.platform === "win32",
	});
	if (status !== 0) {
		console.error(`${command} ${args.join(" ")} failed: its messages are above.`);
		process.exit(status ?? 1);
	}
}

function hashOf(paths, extra = "") {
	const hash = createHash("sha256").update(`${process.platform} ${process.arch} ${extra}`);
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
