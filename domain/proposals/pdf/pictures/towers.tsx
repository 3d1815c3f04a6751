import { G, Path, Rect } from "@react-pdf/renderer";
import { pdfColours } from "../look.ts";
import { dotPath } from "../shapes.tsx";

const blocks = [
	{ fill: pdfColours.ladrillo2, d: "M60 270V190A80 80 0 0 1 142 110V270Z" },
	{ fill: pdfColours.ladrillo2, d: "M238 270V60A90 90 0 0 1 330 150V270Z" },
	{ fill: pdfColours.ladrillo, d: "M140 270V110A100 100 0 0 1 240 10V270Z" },
	{ fill: pdfColours.noche, d: "M328 270V170A72 70 0 0 1 402 240V270Z" },
	{ fill: pdfColours.noche, d: "M62 270V210A60 60 0 0 0 -2 270Z" },
];

const windows = [
	...grid({ xs: [160, 196], ys: [120, 156, 192, 228], size: 24 }),
	...grid({ xs: [262, 294], ys: [166, 200, 234], size: 22 }),
	{ x: 90, y: 206, size: 24 },
];

const lit: Record<string, string> = {
	"196/156": pdfColours.cielo,
	"262/234": pdfColours.sol,
	"90/206": pdfColours.sol,
};

/** Brick towers with a few windows lit: real estate and construction. */
export function Towers() {
	return (
		<G>
			<Rect x={0} y={0} width={400} height={270} fill={pdfColours.sol} />
			<Path fill={pdfColours.white} d={dotPath(30, 24, 70, "bottom-right")} />
			{blocks.map(({ fill, d }) => (
				<Path key={d} fill={fill} d={d} />
			))}
			{windows.map(({ x, y, size }) => (
				<Path
					key={`${x}/${y}`}
					fill={lit[`${x}/${y}`] ?? pdfColours.ink}
					d={dotPath(x, y, size, "top-right")}
				/>
			))}
		</G>
	);
}

function grid({ xs, ys, size }: { xs: number[]; ys: number[]; size: number }) {
	return xs.flatMap((x) => ys.map((y) => ({ x, y, size })));
}

const hills = [
	{ fill: pdfColours.noche2, d: "M-60 260A130 130 0 0 1 200 260Z" },
	{ fill: pdfColours.noche2, d: "M210 260A150 150 0 0 1 510 260Z" },
	{ fill: pdfColours.noche3, d: "M90 260A110 110 0 0 1 310 260Z" },
	{ fill: pdfColours.noche3, d: "M300 260A80 80 0 0 1 460 260Z" },
];

const towers = [
	{ fill: pdfColours.ladrillo, d: "M110 260V140A56 56 0 0 1 166 84V260Z" },
	{ fill: pdfColours.ladrillo2, d: "M166 84h42v176h-42z" },
	{ fill: pdfColours.ladrillo, d: "M208 260V118A46 46 0 0 1 254 164V260Z" },
	{ fill: pdfColours.ladrillo2, d: "M282 260V196A40 40 0 0 1 322 156V260Z" },
	{ fill: pdfColours.ladrillo, d: "M322 146h46v114h-46z" },
];

const columns = [
	{ x: 122, from: 142 },
	{ x: 142, from: 142 },
	{ x: 174, from: 98 },
	{ x: 190, from: 98 },
	{ x: 222, from: 170 },
	{ x: 300, from: 206 },
	{ x: 330, from: 160 },
	{ x: 348, from: 160 },
];

const litWindows = new Set(["122/166", "190/122", "222/194", "330/184", "174/194"]);

/** Brick towers before the hills at night, some windows lit: every other business. */
export function City() {
	return (
		<G>
			<Rect x={0} y={0} width={400} height={260} fill={pdfColours.noche} />
			<Path fill={pdfColours.cielo} d={dotPath(40, 24, 56, "bottom-left")} />
			{[...hills, ...towers].map(({ fill, d }) => (
				<Path key={d} fill={fill} d={d} />
			))}
			{columns.flatMap(({ x, from }) =>
				rows(from).map((y) => (
					<Path
						key={`${x}/${y}`}
						fill={litWindows.has(`${x}/${y}`) ? pdfColours.sol : pdfColours.noche}
						d={dotPath(x, y, 10, "top-right")}
					/>
				)),
			)}
		</G>
	);
}

function rows(from: number): number[] {
	return Array.from({ length: Math.floor((252 - from) / 24) + 1 }, (_, row) => from + row * 24).slice(0, 6);
}
