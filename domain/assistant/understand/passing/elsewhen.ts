import { english } from "../words/passing/en.ts";
import { spanish } from "../words/passing/es.ts";

/** Dates that are not when somebody wants it: of what is past, and of their lives. */

const all = [english, spanish];
const past = new RegExp(all.flatMap(({ past }) => past).join("|"));
const ofLife = new RegExp(all.flatMap(({ ofLife }) => ofLife).join("|"));
const wished = new RegExp(all.map(({ wished }) => wished).join("|"));

/** Longer sentences are read up to here. */
const read = 240;

/** "We tried in March last year", "my birthday is in December": a date, and not theirs to be met. Folded. */
export function datesElse(folded: string): boolean {
	const said = folded.slice(0, read);
	return (past.test(said) || ofLife.test(said)) && !wished.test(said);
}

/** Whether somebody says that they want, hope or mean something, or wait for it. Folded. */
export function tellsWish(folded: string): boolean {
	return wished.test(folded.slice(0, read));
}

/** "My birthday is in December": a day of somebody's life. Folded. */
export function datesLife(folded: string): boolean {
	return ofLife.test(folded.slice(0, read));
}
