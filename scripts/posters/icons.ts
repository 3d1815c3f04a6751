import { readFileSync } from "node:fs";
import { join } from "node:path";

const favicon = readFileSync(join(import.meta.dirname, "../../public/favicon.svg"), "utf8");
/** An icon without round corners: systems crop it to their own shape, and the mark stays inside. */
const square = favicon.replace(' rx="14"', "");

export const icons = [
	{ address: "/icons/192.png", svg: favicon, size: 192 },
	{ address: "/icons/512.png", svg: favicon, size: 512 },
	{ address: "/icons/maskable-512.png", svg: square, size: 512 },
	{ address: "/apple-touch-icon.png", svg: square, size: 180 },
] as const;
