import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import sharp from "sharp";
import { gabarito800 } from "../../domain/proposals/pdf/fonts/gabarito-800.ts";
import { publicSans400 } from "../../domain/proposals/pdf/fonts/public-sans-400.ts";
import { publicSans600 } from "../../domain/proposals/pdf/fonts/public-sans-600.ts";

const folder = join(import.meta.dirname, "../../node_modules/.cache/posters");
const fonts = [gabarito800, publicSans400, publicSans600];
const wasm = readFileSync(createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm"));
const tools = createHash("sha256").update(fonts.join()).update(wasm).digest();

let fontBuffers: Uint8Array[] | null = null;

/** @param palette a third of the bytes, for flat colours. */
export async function rasterize(svg: string, width: number, palette = false): Promise<Uint8Array> {
	const key = createHash("sha256")
		.update(tools)
		.update(`${width}${palette ? " palette" : ""}`)
		.update(svg)
		.digest("hex");
	const file = join(folder, `${key}.png`);
	try {
		return readFileSync(file);
	} catch {
		const drawn = await draw(svg, width);
		const png = palette ? await sharp(drawn).png({ palette }).toBuffer() : drawn;
		mkdirSync(folder, { recursive: true });
		// Writes under another name first, so that a build at the same time never reads half a picture.
		writeFileSync(`${file}.${process.pid}`, png);
		renameSync(`${file}.${process.pid}`, file);
		return png;
	}
}

async function draw(svg: string, width: number): Promise<Uint8Array> {
	if (!fontBuffers) {
		await initWasm(wasm);
		fontBuffers = fonts.map((font) => brotliDecompressSync(Buffer.from(font, "base64")));
	}
	const resvg = new Resvg(svg, {
		fitTo: { mode: "width", value: width },
		font: { fontBuffers, defaultFontFamily: "Public Sans" },
	});
	const image = resvg.render();
	const png = image.asPng();
	image.free();
	resvg.free();
	return png;
}
