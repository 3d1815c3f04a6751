const colours = ["noche", "sol", "ladrillo"];

/** Returns a solution's colour, for its card and its section, by its position on the page. */
export function solutionColour(index: number): string {
	return colours[index % colours.length] ?? "noche";
}
