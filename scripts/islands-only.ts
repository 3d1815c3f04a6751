import { glob, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;

/**
 * The client build holds what the islands need and nothing else: pages are drawn by the server alone, so their modules
 * and the list of routes, which would tell of rooms not open to all, are taken out once the server build has read them.
 */
export function islandsOnly(): Plugin {
	const unused: string[] = [];
	let folder = "";
	return {
		name: "islands-only",
		enforce: "post",
		apply: "build",
		sharedDuringBuild: true,
		transform(_code, id) {
			const isPage = this.environment.name === "client" && id.endsWith("?__react-router-build-client-route");
			return isPage ? { code: "export {}", map: null } : null;
		},
		generateBundle({ dir }, bundle) {
			if (this.environment.name !== "client") return;
			folder = dir ?? "";
			const used = reachable(bundle);
			unused.push(...chunks(bundle).flatMap(({ fileName }) => (used.has(fileName) ? [] : fileName)));
		},
		async closeBundle() {
			if (this.environment.name !== "ssr") return;
			for await (const routes of glob("assets/manifest-*.js", { cwd: folder })) unused.push(routes);
			for (const file of unused) await rm(join(folder, file), { force: true });
		},
	};
}

/** The files of the client's entry and of all it imports, now or later. */
function reachable(bundle: Bundle): Set<string> {
	const found = new Set<string>();
	const next = chunks(bundle).flatMap(({ fileName, facadeModuleId }) =>
		facadeModuleId?.includes("entry.client") ? fileName : [],
	);
	if (next.length === 0) throw new Error("The client build has no entry.client.");
	for (let file = next.pop(); file; file = next.pop()) {
		const chunk = bundle[file];
		if (found.has(file) || chunk?.type !== "chunk") continue;
		found.add(file);
		next.push(...chunk.imports, ...chunk.dynamicImports);
	}
	return found;
}

function chunks(bundle: Bundle): Rolldown.OutputChunk[] {
	return Object.values(bundle).filter((file) => file.type === "chunk");
}
