import { G, Path, Rect } from "@react-pdf/renderer";
import { pdfColours } from "../look.ts";
import { dotPath } from "../shapes/dot.tsx";

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
