import { wordsIn } from "../text.ts";
import { asCompany, joints, longest } from "./company-text.ts";
import { findBusinesses } from "./industry.ts";
import { capitalizeName } from "./name.ts";
import { lists } from "./words.ts";

/** "Ferreteria el tornillo", "luna azul spa": what it does and a name, in small letters; it is to be confirmed. */
export function smallNamed(clause: string): string | null {
	const words = wordsIn(clause);
	const [trade] = findBusinesses(clause);
	if (!trade || trade.isVague || /\p{Lu}|\d/u.test(clause) || words.length > longest - 1) return null;
	const isAtAnEnd = trade.first === 0 || trade.last === words.length - 1;
	const others = words.filter((_, at) => at < trade.first || at > trade.last);
	const named = others.filter(({ folded }) => !joints.has(folded));
	const isName = named.length > 0 && others.every(({ folded }) => joints.has(folded) || canName(folded));
	return isAtAnEnd && isName ? asCompany(capitalizeName(clause.replace(/[.!\s]+$/, ""))) : null;
}

function canName(folded: string): boolean {
	return !lists.neverNames.has(folded) && !lists.places.has(folded) && !lists.times.has(folded);
}
