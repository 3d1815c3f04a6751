import { isPause, onlyAssures, onlyPuzzled } from "../passing/waiting.ts";
import { booksWithUs } from "../text/question.ts";
import { writtenOut } from "../words/shorthand.ts";
import { answers } from "./acts/answers.ts";
import { courtesies } from "./acts/courtesies.ts";
import { recalls } from "./acts/recalls.ts";
import { requests } from "./acts/requests.ts";
import { tricks } from "./acts/tricks.ts";
import { asksAboutRights, withdrawals } from "./acts/withdrawals.ts";
import { seeksAgreement } from "./agreement.ts";
import { hearContactWish, withoutQuotes } from "./contact-wish.ts";

const patterns = { ...answers, ...courtesies, ...requests, ...recalls, ...tricks, ...withdrawals };

/** What a message does besides giving facts. */
export type Act = keyof typeof patterns | "agreement" | "contactWish" | "wait" | "puzzled";

const acts = Object.keys(patterns).filter((key): key is keyof typeof patterns => key in patterns);

/** "Can a real person jump in?": asked of the product, and nobody is called. */
const asksIfPeopleCan =
	/\b(?:can|could|may|does|will) (?:a|an|my|our|the|some|somebody|someone) (?:[a-z]+ ){0,3}(?:jump|step|take|join|answer|reply|type|read|see) |\b(?:can|could) (?:a|an|my|our|the|some) (?:[a-z]+ ){0,3}(?:jump|step) in\b|\b(?:puede|podria) (?:entrar|meterse|contestar|responder|tomar) (?:una|un|mi|alguien|algun)/;

/** These are whole messages, never a part of a long one. */
const whole: ReadonlySet<Act> = new Set<Act>(["yes", "authorizes", "no", "doIt", "acknowledge"]);
const shortAnswer = 200;

/** Every act a message performs, from its folded text and its folded parts. */
export function hearActs(folded: string, parts: readonly string[]): ReadonlySet<Act> {
	const read = folded.slice(0, 1_500);
	const written = writtenOut(read);
	const heard = new Set<Act>(
		acts.filter(
			(act) =>
				(read.length <= shortAnswer || !whole.has(act)) &&
				(patterns[act].test(read) || (written !== read && patterns[act].test(written))),
		),
	);
	if (seeksAgreement(read)) heard.add("agreement");
	if (parts.some(isPause)) heard.add("wait");
	if (onlyAssures(parts)) {
		heard.add("acknowledge");
		heard.delete("correction");
	}
	if (onlyPuzzled(parts)) {
		heard.add("puzzled");
		// "Can you say that again" asks nothing of us that we would not say.
		heard.delete("trick");
	}
	hearWithdrawals(read, heard);
	if (booksWithUs(read)) heard.delete("trick");
	if (asksIfPeopleCan.test(written)) heard.delete("person");
	if (parts.length > 1 && parts.every((part) => patterns.yes.test(part) || patterns.thanks.test(part)))
		heard.add("yes");
	const [first = "", second] = parts;
	// "No, gracias" and "sí, hazla": the answer comes first.
	if (second !== undefined && patterns.no.test(first)) heard.add("no");
	if (second !== undefined && parts.slice(0, 2).some((part) => patterns.yes.test(part))) heard.add("yes");
	return heard;
}

/** What they take back themselves: no words of others, and no leave when they only name a way or a time. */
function hearWithdrawals(read: string, heard: Set<Act>): void {
	const own = withoutQuotes(read);
	if (asksAboutRights.test(read) || !patterns.erase.test(own)) heard.delete("erase");
	if (!patterns.noContact.test(own)) heard.delete("noContact");
	else if (hearContactWish(read)) {
		heard.delete("noContact");
		heard.add("contactWish");
	}
	if (heard.has("noContact") || heard.has("erase") || heard.has("contactWish")) heard.delete("person");
	if (!patterns.writeAgain.test(own) || /[¿?]/.test(read)) heard.delete("writeAgain");
}

/** Whether a part of a message tries to make us say or be something. */
export function isTrick(folded: string): boolean {
	return patterns.trick.test(folded) && !booksWithUs(folded);
}

/** Whether a part of a message asks what we noted of whoever writes. */
export function asksWhatWeKnow(folded: string): boolean {
	return patterns.recall.test(folded);
}

/** Whether a question is about what it costs; the diagnostic's is answered from the site. */
export function asksPrice(folded: string): boolean {
	return (
		patterns.price.test(writtenOut(folded)) &&
		!/\b(?:diagnostico|audit|auditoria|diagnostic|demo|sesion|session|invent\w*|(?:make|makes|making) up|(?:mis?|my|our|nuestr[oa]s?) (?:precios?|prices?|pricing|tarifas?|rates|cost[os]*))\b/.test(
			folded,
		)
	);
}
