import { execFileSync } from "node:child_process";
import {
	globSync,
	mkdirSync,
	readFileSync,
	readlinkSync,
	renameSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** Releases installed in a folder, as in /opt/site: `current` points at the first. */
export type InstalledReleases = {
	now: string;
	/** Has other scripts, and a migration that adds to a table. */
	next: string;
	/** Its process ends at once. */
	broken: string;
	current(): string;
	/** The command of deploy/site@.service. */
	startCommand(port: string): readonly string[];
};

export function installReleases(folder: string): InstalledReleases {
	const now = join(folder, "site-now");
	execFileSync(process.execPath, ["scripts/release.mjs", "--to", now, "--without-node"], {
		cwd: root,
		stdio: "ignore",
	});
	mkdirSync(join(now, "bin"));
	symlinkSync(process.execPath, join(now, "bin/node"));
	writeFileSync(join(now, "client/release.txt"), "now");
	const next = copy(now, join(folder, "site-next"));
	replace(join(next, "client/release.txt"), "next");
	writeFileSync(join(next, "server/migrations/9000-next.js"), migration);
	renameEntry(next);
	const broken = copy(now, join(folder, "site-broken"));
	replace(join(broken, "server.js"), "process.exit(1);\n");
	const current = join(folder, "current");
	symlinkSync(now, current);
	const unit = readFileSync(join(root, "deploy/site@.service"), "utf8");
	const command = /^ExecStart=(.*)$/m.exec(unit)?.[1] ?? "";
	return {
		now,
		next,
		broken,
		current: () => basename(readlinkSync(current)),
		startCommand: (port) => command.replaceAll("/opt/site", folder).replaceAll("%i", port).split(" "),
	};
}

const migration = `export async function up(db) {
	await db.schema.alterTable("leads").addColumn("rank", "integer", (column) => column.notNull().defaultTo(0)).execute();
}
`;

/** By links, as a copy would take seconds. */
function copy(release: string, to: string): string {
	execFileSync("cp", ["-al", release, to]);
	return to;
}

/** In place of the file, and not into it: another release has it too. */
function replace(path: string, text: string): void {
	rmSync(path, { force: true });
	writeFileSync(path, text);
}

/** Gives a script that each page loads another name, as another build does. */
function renameEntry(release: string): void {
	const [path = ""] = globSync("client/assets/entry-*.js", { cwd: release });
	const name = basename(path, ".js");
	for (const file of globSync(["server/*.js", "client/assets/*.js"], { cwd: release })) {
		const code = readFileSync(join(release, file), "utf8");
		if (code.includes(name)) replace(join(release, file), code.replaceAll(name, `${name}-next`));
	}
	renameSync(join(release, path), join(release, path.replace(name, `${name}-next`)));
}
