/** How many letters have to be put in, left out or replaced to make one word of another. */
export function editDistance(one: string, other: string): number {
	let row = Array.from({ length: other.length + 1 }, (_, at) => at);
	for (const [at, letter] of [...one].entries()) {
		const above = row;
		row = [at + 1];
		for (let column = 1; column <= other.length; column++) {
			const kept = (above[column - 1] ?? 0) + (letter === other[column - 1] ? 0 : 1);
			row.push(Math.min(kept, (above[column] ?? 0) + 1, (row[column - 1] ?? 0) + 1));
		}
	}
	return row.at(-1) ?? 0;
}
