import { brotliDecompressSync } from "node:zlib";
import { Font } from "@react-pdf/renderer";
import { gabarito800 } from "./gabarito-800.ts";
import { publicSans400 } from "./public-sans-400.ts";
import { publicSans600 } from "./public-sans-600.ts";

/** The document's three faces, by their use. */
export const faces = {
	display: { fontFamily: "Gabarito", fontWeight: 800 },
	body: { fontFamily: "Public Sans", fontWeight: 400 },
	strong: { fontFamily: "Public Sans", fontWeight: 600 },
} as const;

export type Face = (typeof faces)[keyof typeof faces];

const packed = [
	{ ...faces.display, base64: gabarito800 },
	{ ...faces.body, base64: publicSans400 },
	{ ...faces.strong, base64: publicSans600 },
];

let loading: Promise<unknown> | null = null;

/** Registers and loads the fonts, once in each thread. Await it before measuring or drawing. */
export function loadFonts(): Promise<unknown> {
	loading ??= readAll();
	return loading;
}

function readAll(): Promise<unknown> {
	for (const { fontFamily, fontWeight, base64 } of packed) {
		const file = brotliDecompressSync(Buffer.from(base64, "base64")).toString("base64");
		Font.register({ family: fontFamily, fontWeight, src: `data:font/ttf;base64,${file}` });
	}
	// Never hyphenates: a hyphen would change an e-mail address or a company's name.
	Font.registerHyphenationCallback((word) => [word]);
	return Promise.all(packed.map((source) => Font.load(source)));
}
