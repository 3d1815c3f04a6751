import { shapeColours } from "./colours.ts";

const radii = {
	circle: "50%",
	/** The brand's pointed circles: one asks, the other answers. */
	asks: "50% 50% 50% 0",
	answers: "50% 0 50% 50%",
	quarter: "100% 0 0 0",
	fan: "0 100% 0 0",
	arch: "50% 50% 0 0",
	block: "0",
} as const;

type Shape = readonly [keyof typeof radii, keyof typeof shapeColours];

/** What each mail shows, in shapes: left to right on one line. */
export const posters = {
	/** Somebody asks, and is answered. */
	message: [
		["asks", "sky"],
		["asks", "sky"],
		["answers", "brick"],
	],
	/** A document with the sun coming up over it. */
	proposal: [
		["block", "leaf"],
		["quarter", "sun"],
		["fan", "sun"],
		["answers", "brick"],
	],
	/** Two people and the hour between them. */
	meeting: [
		["arch", "sky"],
		["circle", "sun"],
		["arch", "brick"],
	],
	/** A page, and somebody who reads it. */
	article: [
		["block", "sky"],
		["arch", "leaf"],
		["asks", "sun"],
	],
	/** A key: its bow and its bit. */
	key: [
		["circle", "sun"],
		["block", "leaf"],
		["answers", "brick"],
	],
	/** A shield of two halves. */
	rights: [
		["quarter", "sky"],
		["fan", "sky"],
		["answers", "brick"],
	],
	/** A lead comes in. */
	lead: [
		["asks", "sky"],
		["quarter", "leaf"],
		["circle", "sun"],
		["answers", "brick"],
	],
} as const satisfies Record<string, readonly Shape[]>;

export type Poster = keyof typeof posters;

const side = 44;

/** A mail's picture, of shapes alone: nothing to load, and nothing that tells it was read. */
export function PosterStrip({ poster }: { poster: Poster }) {
	const shapes: readonly Shape[] = posters[poster];
	return (
		<table role="presentation" cellPadding="0" cellSpacing="0" border={0} aria-hidden="true">
			<tbody>
				<tr>
					{shapes.map(([shape, colour], index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: the same shape stands twice, and never moves.
						<td key={index} style={{ padding: 0 }}>
							<div
								style={{
									width: side,
									height: side,
									lineHeight: `${side}px`,
									fontSize: 1,
									borderRadius: radii[shape],
									backgroundColor: shapeColours[colour],
								}}
							>
								{"\u00a0"}
							</div>
						</td>
					))}
				</tr>
			</tbody>
		</table>
	);
}
