import { readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { unbundled } from "./builds.mjs";

type Notice = { name: string; version: string; license: string; text: string };

/** Writes what the packages inside a build ask for: their names, licences and notices. */
export function notices(): Plugin {
	const folders = new Set<string>();
	return {
		name: "notices",
		apply: "build",
		sharedDuringBuild: true,
		generateBundle(_, bundle) {
			for (const file of Object.values(bundle))
				if (file.type === "chunk")
					for (const id of file.moduleIds) {
						const [folder] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id.replace(/^\0/, "")) ?? [];
						if (folder) folders.add(folder);
					}
		},
		async writeBundle({ dir }) {
			if (this.environment.name !== "ssr" || !dir) return;
			const read = [...folders].map(noticeOf).toSorted((a, b) => a.name.localeCompare(b.name));
			const text = `${head}\n\n${read.map(sectionOf).join("\n\n")}\n`;
			await writeFile(join(dirname(dir), "THIRD-PARTY-NOTICES.txt"), text);
		},
	};
}

const head = `Software of others in this release.

In node_modules, unchanged, each with its own licence: ${unbundled.join(", ")} and what they need. The library of sharp,
libvips, is under the GNU Lesser General Public License 3.0 or later: it is a file of its own there, which you may
replace by your build of it. Its source is at https://github.com/libvips/libvips, and how this binary is made at
https://github.com/lovell/sharp-libvips.

In bin, where the release has it: Node.js, with its licence beside it.

In server and client, bundled:`;

function noticeOf(folder: string): Notice {
	const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
	const files = readdirSync(folder).filter((file) => /^(licen[cs]e|notice|copying)/i.test(file));
	const texts = files.map((file) => readFileSync(join(folder, file), "utf8").trim());
	return { name, version, license: license ?? "see its text", text: texts.join("\n\n") };
}

function sectionOf({ name, version, license, text }: Notice): string {
	const title = `${name} ${version}: ${license}`;
	return `${"-".repeat(title.length)}\n${title}\n${"-".repeat(title.length)}\n\n${text}`.trim();
}
