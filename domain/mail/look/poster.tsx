import { shapeColours } from "./colours.ts";

const radii = {
	circle: "50%",
	asks: "50% 50% 50% 0",
	answers: "50% 0 50% 50%",
	quarter: "100% 0 0 0",
	fan: "0 100% 0 0",
	arch: "50% 50% 0 0",
	block: "0",
} as const;

type Shape = readonly [keyof typeof radii, keyof typeof shapeColours];

/** The shapes in each mail's header, left to right. */
export const posters = {
	message: [
		["asks", "sky"],
		["asks", "sky"],
		["answers", "brick"],
	],
	proposal: [
		["block", "leaf"],
		["quarter", "sun"],
		["fan", "sun"],
		["answers", "brick"],
	],
	meeting: [
		["arch", "sky"],
		["circle", "sun"],
		["arch", "brick"],
	],
	article: [
		["block", "sky"],
		["arch", "leaf"],
		["asks", "sun"],
	],
	key: [
		["circle", "sun"],
		["block", "leaf"],
		["answers", "brick"],
	],
	rights: [
		["quarter", "sky"],
		["fan", "sky"],
		["answers", "brick"],
	],
	lead: [
		["asks", "sky"],
		["quarter", "leaf"],
		["circle", "sun"],
		["answers", "brick"],
	],
} as const satisfies Record<string, readonly Shape[]>;

export type Poster = keyof typeof posters;

const side = 60;

/** Draws a mail's header from shapes alone: no image to load, and no read tracking. */
export function PosterStrip({ poster }: { poster: Poster }) {
	const shapes: readonly Shape[] = posters[poster];
	return (
		<table role="presentation" cellPadding="0" cellSpacing="0" border={0} aria-hidden="true">
			<tbody>
				<tr>
					{shapes.map(([shape, colour], index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: shapes may repeat, and their order is fixed.
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
