import { parentPort } from "node:worker_threads";
import { readSettings } from "../../config/env.ts";
import { canvas } from "./canvas.ts";
import { icons } from "./icons.ts";
import { mailPictures } from "./mail-scenes.ts";
import { posters } from "./posters.ts";
import { rasterize } from "./rasterize.ts";

const { brand } = readSettings({ BRAND_NAME: process.env.BRAND_NAME });
const pictures = [
	...mailPictures(),
	...icons.map(({ address, svg, size }) => ({ address, svg, width: size, palette: false })),
	...(await posters(brand)).map(({ address, svg }) => ({
		address,
		svg,
		width: canvas.width,
		palette: false,
	})),
];
for (const { address, svg, width, palette } of pictures)
	parentPort?.postMessage({ address, png: await rasterize(svg, width, palette) });
