import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newFolder } from "../../support/new-folder.ts";
import { standInForEngine } from "../../support/stand-in-engine.ts";

const deploy = join(import.meta.dirname, "../../../deploy");
const compose = readFileSync(join(deploy, "compose.yaml"), "utf8");
const sites = [...compose.matchAll(/^ {2}([\w-]+): \*site$/gm)].map(([, name = ""]) => name);
// GNU sed, as on a server.
describe.runIf(process.platform === "linux")("deploy/switch-image", () => {
	let folder: string;
	let directory: string;
	let engine: ReturnType<typeof standInForEngine>;

	beforeEach(() => {
		folder = newFolder("switch-image");
		directory = join(folder, "deploy");
		mkdirSync(directory);
		copyFileSync(join(deploy, "switch-image"), join(directory, "switch-image"));
		writeFileSync(join(directory, ".env"), "SECRET=a\nSITE_IMAGE=old\nAPI_KEY=b\n", { mode: 0o600 });
		engine = standInForEngine(folder, directory);
		for (const image of ["old", "new"]) engine.addImage(image);
		for (const site of sites) engine.start(site, "old");
	});
	afterEach(() => rmSync(folder, { recursive: true }));

	const switchTo = (image: string, settings: Record<string, string> = { COMPOSE: "docker compose" }) =>
		spawnSync(join(directory, "switch-image"), [image], {
			cwd: folder,
			env: {
				PATH: `${engine.programs}:/usr/bin:/bin`,
				SITE_IMAGE: "of the shell",
				READY_SECONDS: "2",
				...settings,
			},
			encoding: "utf8",
		});
	const settings = () => readFileSync(join(directory, ".env"), "utf8");
	const onAll = (image: string) => Object.fromEntries(sites.map((site) => [site, image]));
	const acts = () =>
		engine
			.calls()
			.map((call) => call.split(" "))
			.filter(([verb]) => verb === "rm" || verb === "exec")
			.map(([verb, , name = ""]) => (verb === "rm" ? `ends ${name}` : "asks"));

	it.each(["docker compose", "podman compose", "podman-compose"])(
		"moves every site to an image by %s, each once the one before is ready",
		(command) => {
			expect(sites).toEqual(["site-a", "site-b"]);
			const { status, stdout } = switchTo("new", { COMPOSE: command });
			expect([status, stdout]).toEqual([0, "site-a runs new.\nsite-b runs new.\n"]);
			expect(acts()).toEqual(["ends site-a", "asks", "ends site-b", "asks"]);
			expect(engine.running()).toEqual(onAll("new"));
			expect(settings()).toBe("SECRET=a\nSITE_IMAGE=new\nAPI_KEY=b\n");
			expect(statSync(join(directory, ".env")).mode & 0o777).toBe(0o600);
		},
	);

	it.each(sites)("goes back by itself when %s does not get ready", (site) => {
		engine.addImage("broken", `not on ${site}`);
		const { status, stderr } = switchTo("broken");
		expect([status, stderr]).toEqual([1, `${site} is not ready: back to old.\n`]);
		expect(engine.running()).toEqual(onAll("old"));
		if (site === sites[0]) expect(acts()).not.toContain(`ends ${sites[1]}`);
		expect(settings()).toContain("SITE_IMAGE=old\n");
	});

	it("leaves the sites alone when the database does not get the image's tables", () => {
		engine.addImage("broken", "does not migrate");
		expect(switchTo("broken").status).toBe(1);
		expect(acts()).toEqual([]);
		expect(settings()).toContain("SITE_IMAGE=old\n");
	});

	it("refuses what it cannot go back from, and changes nothing", () => {
		expect(switchTo("none")).toMatchObject({ status: 1, stderr: "none is no image here: build it first.\n" });
		rmSync(join(folder, "containers/site-b"));
		expect(switchTo("new").stderr).toBe(`site-b was not started from ${directory}.\n`);
		writeFileSync(join(directory, ".env"), "SECRET=a\n");
		expect(switchTo("new").stderr).toBe(`${directory}/.env has no SITE_IMAGE.\n`);
		expect(acts()).toEqual([]);
	});
});
