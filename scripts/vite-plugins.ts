import { readFileSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { getRequestListener } from "@hono/node-server";
import { isRunnableDevEnvironment, minifySync, type Plugin, transformWithOxc } from "vite";
import { trainAssistant } from "./training/train-assistant.ts";

export function assistantWeights(): Plugin {
	return {
		name: "assistant-weights",
		applyToEnvironment: ({ name }) => name === "ssr",
		configureServer: () => trainAssistant(),
		writeBundle({ dir }) {
			if (!dir) throw new Error("The server build has no folder for the assistant's weights.");
			trainAssistant(dir);
		},
	};
}

export function devServer({ entry }: { entry: string }): Plugin {
	return {
		name: "dev-server",
		configureServer(vite) {
			return () => {
				vite.middlewares.use(async (request, response, next) => {
					try {
						const { ssr } = vite.environments;
						if (!isRunnableDevEnvironment(ssr)) return next();
						const { app } = await ssr.runner.import<typeof import("../http/dev.ts")>(entry);
						request.url = request.originalUrl ?? request.url;
						await getRequestListener(app.fetch)(request, response);
					} catch (error) {
						next(error);
					}
				});
			};
		},
	};
}

type Picture = { address: string; png: Uint8Array };

export function drawnPictures(): Plugin {
	let drawing: Promise<Picture[]> | null = null;
	return {
		name: "drawn-pictures",
		apply: "build",
		applyToEnvironment: ({ name }) => name === "client",
		buildStart() {
			drawing = drawAll();
			// A failure is reported where `generateBundle` waits for the pictures.
			drawing.catch(() => undefined);
		},
		async generateBundle() {
			for (const { address, png } of (await drawing) ?? [])
				this.emitFile({ type: "asset", fileName: address.slice(1), source: png });
		},
	};
}

function drawAll(): Promise<Picture[]> {
	return new Promise((resolve, reject) => {
		const pictures: Picture[] = [];
		const worker = new Worker(new URL("./posters/worker.ts", import.meta.url));
		worker.on("message", (picture: Picture) => pictures.push(picture));
		worker.once("error", reject);
		worker.once("exit", (code) =>
			code === 0 ? resolve(pictures) : reject(new Error(`Drawing pictures ended with ${code}.`)),
		);
	});
}

/** Makes `import code from "./x.inline.ts?minified"` return the script's text, compiled and minified, for use inside a page. */
export function inlineScript(): Plugin {
	const suffix = "?minified";
	return {
		name: "inline-script",
		enforce: "pre",
		async load(id) {
			if (!id.endsWith(suffix)) return null;
			const file = id.slice(0, -suffix.length);
			this.addWatchFile(file);
			const compiled = await transformWithOxc(readFileSync(file, "utf8"), file, { target: "es2022" });
			const { code } = minifySync(file, compiled.code, { module: true });
			return `export default ${JSON.stringify(`{${code}}`)}`;
		},
	};
}

/** Keeps styles out of the client bundle: they are inside the page, and the client never renders pages. */
export function stylesStayOnTheServer(): Plugin {
	return {
		name: "styles-stay-on-the-server",
		enforce: "pre",
		apply: "build",
		resolveId(source) {
			return this.environment.name === "client" && source.endsWith(".css?inline") ? noStyles : null;
		},
		load(id) {
			return id === noStyles ? 'export default ""' : null;
		},
	};
}

const noStyles = "\0no-styles";
