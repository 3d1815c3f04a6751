import { Worker } from "node:worker_threads";
import type { Plugin } from "vite";

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
