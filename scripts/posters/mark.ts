import { drop } from "../../app/ui/shapes/outlines.ts";
import { type Ground, path } from "./canvas.ts";
import { textLine, textWidth } from "./text.ts";

const widest = 330;

/** `y` is the baseline. */
export function wordmark(
	product: string,
	place: { x: number; y: number; size?: number; on: Ground; anchor?: "start" | "end" },
): string {
	const { y, on, anchor = "start" } = place;
	const size = Math.min(place.size ?? 46, widest / (textWidth(product, 1) + 0.31));
	const total = textWidth(product, size) + size * 0.31;
	const x = anchor === "end" ? place.x - total : place.x;
	return (
		textLine(product, { x, y, size, fill: on.ink }) +
		colon({ x: x + textWidth(product, size) + size * 0.07, y, size, on })
	);
}

export function colon({ x, y, size, on }: { x: number; y: number; size: number; on: Ground }): string {
	const r = size * 0.12;
	return (
		path(on.asks, drop(x, y - size * 0.66, r, "sw")) + path(on.answers, drop(x, y - size * 0.24, r, "ne"))
	);
}

export function hour(
	{ time, half }: { time: string; half: string },
	place: { x: number; y: number; size: number; fill: string; on: Ground },
): string {
	const { x, y, size, fill, on } = place;
	const [hours = "", minutes = ""] = time.split(":");
	const afterHours = x + textWidth(hours, size) + size * 0.06;
	const afterColon = afterHours + size * 0.3;
	const end = afterColon + textWidth(minutes, size) + size * 0.08;
	return [
		textLine(hours, { x, y, size, fill }),
		colon({ x: afterHours, y, size, on }),
		textLine(minutes, { x: afterColon, y, size, fill }),
		textLine(half, { x: end, y, size: Math.max(30, Math.round(size * 0.17)), fill: on.ink }),
	].join("");
}
