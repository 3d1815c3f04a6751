import { type DrawnParts, part, shape } from "../scene-node.ts";
import { windows } from "./windows.ts";

export const schoolParts = {
	school: [
		shape("wall", "M-420 -300h840v300h-840z"),
		shape("wall2", "M-420-300v-60h840v60z"),
		shape("pale", "M-160 0v-480a160 160 0 0 1 320 0v480z"),
		windows([-342, -190], [-242, -190], [242, -190], [342, -190]),
		shape("door", "M-70 0v-120a70 70 0 0 1 140 0v120z"),
		part("clock", 0, -470),
		shape("step", "M-440 -18h880v18h-880z"),
		shape("wall2", "M-50 -650h14v60h-14zM36 -650h14v60h-14zM-70-650a70 70 0 0 1 140 0z"),
		part("bell", 0, -602.4, 0.6),
	],
	clock: [
		shape("dark", "M0-96a96 96 0 0 1 0 192a96 96 0 0 1 0-192z"),
		shape("face", "M0-80a80 80 0 0 1 0 160a80 80 0 0 1 0-160z"),
		shape("dark", "M-8 8v-52h16v52z", { className: "scene-hour-hand" }),
		shape("dark", "M-6 8v-74h12v74z", { className: "scene-minute-hand" }),
	],
	bell: [
		shape("acc", "M-50-24v-40a50 50 0 0 1 100 0v40h20v24h-140v-24z"),
		shape("acc2", "M-18 0h36a18 18 0 0 1-36 0z"),
	],
	bus: [
		shape("bus", "M-240-40v-180a40 40 0 0 1 40-40h360a80 80 0 0 1 80 80v140z"),
		shape(
			"glass2",
			"M-205 -220h84v80h-84zM-105 -220h84v80h-84zM-5 -220h84v80h-84zM95-220h64a44 44 0 0 1 44 44v36h-108z",
		),
		shape("dark", "M-240 -100h480v16h-480z"),
		part("wheel", -140, -40),
		part("wheel", 140, -40),
	],
	book: [
		shape("acc", "M-4 0h-106v-110h62a44 44 0 0 1 44 44z"),
		shape("acc2", "M4 0h106v-110h-62a44 44 0 0 0-44 44z"),
		shape(
			"label",
			"M-90-78h46v10h-46zM-90-54h66v10h-66zM-90-30h66v10h-66zM44-78h46v10h-46zM24-54h66v10h-66zM24-30h66v10h-66z",
		),
	],
	books: [
		shape("acc", "M-90 0v-42h160a21 21 0 0 1 0 42z"),
		shape("ask", "M90-42h-150a21 21 0 0 1 0-42h150z"),
		shape("answer", "M-90-84v-42h140a21 21 0 0 1 0 42z"),
	],
} satisfies DrawnParts;
