type Colour =
	| "noche"
	| "noche2"
	| "noche3"
	| "ladrillo"
	| "ladrillo2"
	| "cielo"
	| "cielo2"
	| "sol"
	| "luz"
	| "tinta"
	| "blanco";

export type Shape = readonly [Colour, string];

export function Shapes({ list }: { list: readonly Shape[] }) {
	return list.map(([colour, outline]) => (
		<path key={outline} fill={colour === "blanco" ? "#fff" : `var(--${colour})`} d={outline} />
	));
}
