import { parentPort } from "node:worker_threads";
import { readSettings } from "../../config/env.ts";
import { canvas } from "./canvas.ts";
import { icons } from "./icons.ts";
import { posters } from "./posters.ts";
import { rasterize } from "./rasterize.ts";

const { brand } = readSettings({ BRAND_NAME: process.env.BRAND_NAME });
const pictures = [
	...icons.map(({ address, svg, size }) => ({ address, svg, width: size })),
	...(await posters(brand)).map(({ address, svg }) => ({ address, svg, width: canvas.width })),
];
for (const { address, svg, width } of pictures)
	parentPort?.postMessage({ address, png: await rasterize(svg, width) });
