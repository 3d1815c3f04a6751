import type { ReactNode } from "react";
import type { ConsultingText } from "../../../content/pages/consulting/schema.ts";
import { type Corner, drop, rectangle } from "../../ui/shapes/outlines.ts";
import { type ShapeColour, Shapes } from "../../ui/shapes/shapes.tsx";
import { Sentences } from "../../ui/unbroken/unbroken.tsx";

type Piece = readonly [colour: ShapeColour, x: number, y: number, turned: number, corner: Corner];

const heap: readonly Piece[] = [
	["ladrillo", 90, 640, 12, "sw"],
	["noche", 205, 640, -38, "ne"],
	["luz", 322, 623, 70, "se"],
	["papel", 440, 640, 25, "nw"],
	["luz", 150, 530, 150, "ne"],
	["papel", 262, 524, -20, "sw"],
	["ladrillo", 378, 528, 115, "se"],
	["noche", 200, 428, 60, "sw"],
	["ladrillo", 316, 424, 200, "ne"],
	["luz", 258, 326, 33, "nw"],
	["noche", 420, 420, -65, "sw"],
	["papel", 338, 222, 18, "se"],
];
const order = ["ladrillo", "noche", "luz", "papel", "ladrillo", "noche"] as const;
const leaning = [8, 3];
const wideLine = order.map(
	(colour, index): Piece => [colour, 590 + index * 140, 640, leaning[index] ?? 0, "sw"],
);
const narrowLine = order.slice(0, 5).map((colour, index): Piece => [colour, 43 + index * 69, 470, 0, "sw"]);

/** A heap of pieces loses its angle piece by piece, and stands on one line. */
export function ConsultingHero({ text, children }: { text: ConsultingText; children: ReactNode }) {
	return (
		<header className="first-screen order cielo">
			<div className="wide">
				<div className="order-words">
					<h1>
						<Sentences>{text.heading}</Sentences>
					</h1>
					<p className="intro">{text.intro}</p>
					<p className="row">{children}</p>
				</div>
			</div>
			<svg className="first-screen-art order-wide" viewBox="0 0 1440 760" aria-hidden="true">
				<Pieces list={heap} radius={60} />
				<Pieces list={wideLine} radius={60} stands />
				<Shapes list={[["tinta", rectangle(-2000, 700, 6000, 60)]]} />
			</svg>
			<svg className="order-narrow" viewBox="0 0 350 520" aria-hidden="true">
				<Shapes list={[["tinta", rectangle(-400, 392, 1200, 12) + rectangle(-400, 500, 1200, 20)]]} />
				<g transform="translate(-6 -110) scale(.72)">
					<Pieces list={heap} radius={60} />
				</g>
				<Pieces list={narrowLine} radius={30} stands />
			</svg>
		</header>
	);
}

type PiecesProps = { list: readonly Piece[]; radius: number; stands?: boolean };

function Pieces({ list, radius, stands }: PiecesProps) {
	return list.map(([colour, x, y, turned, corner]) => (
		<g key={`${x} ${y}`} transform={`translate(${x} ${y})${turned ? ` rotate(${turned})` : ""}`}>
			<path
				className={stands ? "order-stands" : undefined}
				fill={`var(--${colour})`}
				d={drop(-radius, -radius, radius, corner)}
			/>
		</g>
	));
}
