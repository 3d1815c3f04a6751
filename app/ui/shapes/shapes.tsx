export type ShapeColour =
	| "noche"
	| "noche2"
	| "noche3"
	| "ladrillo"
	| "ladrillo2"
	| "cielo"
	| "cielo2"
	| "sol"
	| "sol2"
	| "luz"
	| "celeste"
	| "papel"
	| "tinta"
	| "blanco";

export type Shape = readonly [ShapeColour, string];

export function Shapes({ list }: { list: readonly Shape[] }) {
	return list.map(([colour, outline]) => (
		<path key={outline} fill={colour === "blanco" ? "#fff" : `var(--${colour})`} d={outline} />
	));
}
