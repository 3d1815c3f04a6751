// Makes the folder that runs on a server without npm: the build, the commands and, unless told otherwise, Node itself.
// npm run release [-- --in FOLDER] [--to FOLDER] [--without-node]: its own folder and archive in --in, or --to alone.
import { execFileSync } from "node:child_process";
import {
	chmodSync,
	cpSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	readlinkSync,
	rmSync,
} from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { withLock } from "./lock.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const options = {
	in: { type: "string", default: join(root, "release") },
	to: { type: "string" },
	"without-node": { type: "boolean", default: false },
};
const { values } = parseArgs({ options });
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

// No other process builds or makes the same release meanwhile.
withLock(join(root, ".preparing"), () => {
	const name = `site-${version}-${readlinkSync(join(root, "build/current")).slice(0, 8)}`;
	const folder = values.to ? resolve(values.to) : resolve(values.in, name);
	if (values.to && existsSync(folder) && readdirSync(folder).length > 0) {
		console.error(`${folder} has files already: name a folder that is new or empty.`);
		process.exit(1);
	}
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	fill(folder);
	if (!values.to) pack(folder, name);
	console.info(folder);
});

function fill(folder) {
	cpSync(join(root, "build/current/"), folder, { recursive: true });
	// deploy/.env holds the secrets of whoever runs containers from this clone.
	const isShared = (path) => basename(path) !== ".env";
	for (const path of ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE", "deploy", "docs"])
		cpSync(join(root, path), join(folder, path), { recursive: true, filter: isShared });
	for (const path of ["server.js", "site"]) cpSync(join(root, "scripts/release", path), join(folder, path));
	chmodSync(join(folder, "site"), 0o755);
	if (values["without-node"]) return;
	mkdirSync(join(folder, "bin"));
	// The one that runs this: npm finds the project's own.
	cpSync(process.execPath, join(folder, "bin", basename(process.execPath)));
	const license = join(dirname(dirname(process.execPath)), "LICENSE");
	if (existsSync(license)) cpSync(license, join(folder, "bin/LICENSE"));
}

/** Whoever unpacks it as root owns it, and the site's user may read it. */
function pack(folder, name) {
	const owner = process.platform === "linux" ? ["--owner=root:0", "--group=root:0", "--mode=u+rw,a+rX"] : [];
	execFileSync("tar", ["-czf", `${name}.tar.gz`, ...owner, name], { cwd: dirname(folder) });
	console.info(`${folder}.tar.gz`);
}
