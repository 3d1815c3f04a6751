const colours = ["noche", "sol", "ladrillo"];

export function solutionColour(index: number): string {
	return colours[index % colours.length] ?? "noche";
}
