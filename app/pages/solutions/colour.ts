const colours = ["noche", "sol", "ladrillo"];

/** The colour of a solution, in its card and in its section, by its place on the page. */
export function solutionColour(index: number): string {
	return colours[index % colours.length] ?? "noche";
}
