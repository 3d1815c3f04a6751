import { glob, rm } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { applicationFiles } from "../app/route-table.ts";

type Bundle = Rolldown.OutputBundle;

const islands = "app/islands/entry.ts";
const islandsInDevelopment = "app/islands/entry-in-development.ts";
const virtualId = "virtual:islands-entry";
/** Folders whose files no public page may contain. */
const ofApplication = /\/app\/(staff|portal|account|signed-in)\//;
const clientRoute = "?__react-router-build-client-route";

/** Leaves out the modules of pages outside the applications, and the routes that are not open to all. */
export function clientBundles(): Plugin {
	const unused: string[] = [];
	let [folder, root] = ["", ""];
	let entry = { module: `/${islandsInDevelopment}`, imports: [] as string[] };
	const ofEntry = new Set<string>();
	const isApplication = (id: string) => applicationFiles.has(relative(join(root, "app"), pathOf(id)));
	return {
		name: "client-bundles",
		enforce: "post",
		sharedDuringBuild: true,
		config: () => ({ environments: { client: { build: { rollupOptions: inputAndOutput(ofEntry) } } } }),
		configResolved(config) {
			root = config.root;
		},
		resolveId: (id) => (id === virtualId ? `\0${virtualId}` : null),
		load: (id) => (id === `\0${virtualId}` ? `export const islandsEntry = ${JSON.stringify(entry)}` : null),
		transform(_code, id) {
			const isServersAlone =
				this.environment.name === "client" && id.endsWith(clientRoute) && !isApplication(id);
			return isServersAlone ? { code: "export {}", map: null } : null;
		},
		buildEnd() {
			if (this.environment.name !== "client") return;
			const visit = (id: string) => {
				for (const imported of this.getModuleInfo(id)?.importedIds ?? [])
					if (!ofEntry.has(imported)) {
						ofEntry.add(imported);
						visit(imported);
					}
			};
			visit(join(root, islands));
		},
		generateBundle({ dir }, bundle) {
			if (this.environment.name !== "client") return;
			folder = dir ?? "";
			const entryOf = (is: (id: string) => boolean) =>
				chunks(bundle).filter(({ facadeModuleId: id }) => id && is(id));
			const [islandsChunk] = entryOf((id) => relative(root, id) === islands);
			if (!islandsChunk) throw new Error("The client build has no entry for the islands.");
			const ofIslands = reachable(bundle, [islandsChunk.fileName]);
			refuseStrayed(bundle, ofIslands, (id) => isApplication(id) || ofApplication.test(id));
			const ofApplications = reachable(
				bundle,
				entryOf((id) => id.includes("entry.client") || isApplication(id)).map(({ fileName }) => fileName),
			);
			const used = new Set([...ofIslands, ...ofApplications]);
			unused.push(...chunks(bundle).flatMap(({ fileName }) => (used.has(fileName) ? [] : fileName)));
			const statically = reachable(bundle, [islandsChunk.fileName], ({ imports }) => imports);
			statically.delete(islandsChunk.fileName);
			entry = { module: `/${islandsChunk.fileName}`, imports: [...statically].map((file) => `/${file}`) };
		},
		async closeBundle() {
			if (this.environment.name !== "ssr" || !folder) return;
			for await (const routes of glob("assets/manifest-*.js", { cwd: folder })) unused.push(routes);
			for (const file of unused) await rm(join(folder, file), { force: true });
		},
	};
}

function inputAndOutput(ofEntry: ReadonlySet<string>): Rolldown.RolldownOptions & { input: string[] } {
	return {
		input: [islands],
		output: {
			entryFileNames: "assets/[name]-[hash].js",
			codeSplitting: { groups: [{ name: "islands", test: (id) => ofEntry.has(id) }] },
		},
	};
}

/** @throws when a public bundle contains a module of an application. */
function refuseStrayed(bundle: Bundle, files: ReadonlySet<string>, isStray: (id: string) => boolean): void {
	const strayed = chunks(bundle)
		.flatMap(({ fileName, moduleIds }) => (files.has(fileName) ? moduleIds : []))
		.find(isStray);
	if (strayed) throw new Error(`The public bundle has ${pathOf(strayed)} of an application.`);
}

function reachable(
	bundle: Bundle,
	from: readonly string[],
	importsOf = ({ imports, dynamicImports }: Rolldown.OutputChunk) => [...imports, ...dynamicImports],
): Set<string> {
	const found = new Set<string>();
	const next = [...from];
	for (let file = next.pop(); file; file = next.pop()) {
		const chunk = bundle[file];
		if (found.has(file) || chunk?.type !== "chunk") continue;
		found.add(file);
		next.push(...importsOf(chunk));
	}
	return found;
}

function pathOf(id: string): string {
	return id.split("?")[0] ?? id;
}

function chunks(bundle: Bundle): Rolldown.OutputChunk[] {
	return Object.values(bundle).filter((file) => file.type === "chunk");
}
