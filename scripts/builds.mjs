import {
	cpSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	readlinkSync,
	renameSync,
	rmSync,
	statSync,
	symlinkSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { liveFilesIn } from "./lock.mjs";

/** Builds beside the newest that stay, and those that a running site reads from. */
const kept = 2;
/** Packages that cannot be bundled: they load files of their own, machine code and fonts. */
export const unbundled = ["sharp", "pdfkit"];

/** Whether the link `current` in the folder of builds points at the build of this key. */
export function isCurrentBuild(builds, key) {
	try {
		return basename(readlinkSync(join(builds, "current"))) === key && existsSync(join(builds, key));
	} catch {
		return false;
	}
}

/** Builds into a folder of its own, then points `current` at it: what a running site reads never changes. */
export function makeBuild(builds, key, buildInto) {
	const folder = join(builds, key);
	if (existsSync(folder)) utimesSync(folder, new Date(), new Date());
	else {
		const draft = `${folder}.draft`;
		rmSync(draft, { recursive: true, force: true });
		mkdirSync(draft, { recursive: true });
		buildInto(draft);
		writeFileSync(join(draft, "package.json"), `${JSON.stringify({ type: "module", private: true })}\n`);
		for (const name of unbundled) copyPackage(name, join(dirname(builds), "node_modules"), draft);
		renameSync(draft, folder);
	}
	const [link, next] = [join(builds, "current"), join(builds, "current.next")];
	rmSync(next, { recursive: true, force: true });
	symlinkSync(process.platform === "win32" ? folder : key, next, "junction");
	if (process.platform === "win32") rmSync(link, { recursive: true, force: true });
	renameSync(next, link);
	const used = usedBuilds(builds);
	for (const old of buildsIn(builds).slice(kept + 1))
		if (!used.includes(basename(old))) rmSync(old, { recursive: true, force: true });
}

function usedBuilds(builds) {
	const running = join(builds, "running");
	if (!existsSync(running)) return [];
	return liveFilesIn(running).map((pid) => readFileSync(join(running, pid), "utf8").trim());
}

/** The newest first. Also what older releases of the scripts, or a build that was ended, left there. */
function buildsIn(builds) {
	const folders = readdirSync(builds).filter((name) => !/^(current|running)/.test(name));
	const ages = new Map(folders.map((name) => [join(builds, name), statSync(join(builds, name)).mtimeMs]));
	return [...ages.keys()].sort((a, b) => ages.get(b) - ages.get(a));
}

/** Copies a package with all it needs, as far as it is installed for this machine. */
function copyPackage(name, from, folder) {
	const target = join(folder, "node_modules", name);
	if (existsSync(target) || !existsSync(join(from, name))) return;
	cpSync(join(from, name), target, { recursive: true });
	const { dependencies, optionalDependencies } = JSON.parse(
		readFileSync(join(target, "package.json"), "utf8"),
	);
	for (const needed of Object.keys({ ...dependencies, ...optionalDependencies }))
		copyPackage(needed, from, folder);
}
