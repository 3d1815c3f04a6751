import type { Language } from "../../../../../content/language.ts";
import { isHarmlessToAffirm } from "./affirming.ts";
import { wordsAsked } from "./asked.ts";
import { joining } from "./clauses.ts";
import type { Conversation } from "./conversation.ts";
import { lexicons } from "./lexicon.ts";
import { speaksOfMoney } from "./money.ts";
import { read } from "./read.ts";
import type { Reading } from "./reading.ts";
import type { Standing } from "./resting.ts";
import { isSiteWord } from "./site-index.ts";
import { bare, isAsking, isJoining, type SmallTalk, smallTalkIn } from "./small-talk.ts";

/** Talk alone: with a name or two that it is addressed to. */
export function talkOf(pieces: readonly string[], conversation: Conversation): Standing | null {
	const { language } = conversation;
	const asked = wordsAsked(conversation);
	const words = pieces.filter(
		(piece, at) => at === 0 || !isAddressed(piece) || smallTalkIn(bare(piece), language),
	);
	const all = words.join(" ");
	if (words.length === 0 || isJoining(bare(all), language)) return null;
	const unjoined = words.map((piece) => piece.replace(joining[language], "")).join(" ");
	for (const text of new Set([all, unjoined, withoutName(all)].map(bare))) {
		const kind = smallTalkIn(text, language, asked);
		if (kind) return kind === "yes" && !isHarmlessToAffirm(conversation) ? null : kind;
	}
	const kinds: SmallTalk[] = [];
	for (const piece of words) {
		const kind = smallTalkIn(bare(piece), language, asked);
		if (!kind) return null;
		kinds.push(kind);
	}
	if (kinds.includes("yes") && !isHarmlessToAffirm(conversation)) return null;
	return kinds.find((kind) => kind !== "manners" && kind !== "yes") ?? "manners";
}

/** "Ana", "Ana Gómez" between two commas; a word of money is nobody's name. */
export function isAddressed(piece: string): boolean {
	return (
		/^(?:de |from )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u.test(piece) &&
		piece.length < 40 &&
		!speaksOfMoney(piece)
	);
}

/** "Gracias Ana". */
function withoutName(text: string): string {
	return text.replace(/ \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u, (name) => (speaksOfMoney(name) ? name : ""));
}

/** A question that states nothing: made of what visitors are asked, of their own words, or of what the site says. */
export function questionIn(
	text: string,
	pieces: readonly string[],
	conversation: Conversation,
): Standing | null {
	const { language, visitor } = conversation;
	const reading = read(text, language);
	const claims = [...reading.claims].filter((claim) => claim !== "today|date" && !claim.startsWith("1|"));
	if (claims.length > 0 || [...reading.usVerbs].some((verb) => !isAsking(verb, language)) || reading.ahead)
		return null;
	const { owed, products } = lexicons[language];
	if (asksOfThem(bare(text), reading, language)) return "question";
	const isHarmless = reading.terms.every(
		({ stem }) =>
			isAsking(stem, language) || products.has(stem) || (visitor.words.has(stem) && !owed.has(stem)),
	);
	return isHarmless && pieces.length > 0 ? "question" : null;
}

/** An open question to visitors about themselves, or whether they do something, in words of the site: it tells nothing of us. */
function asksOfThem(text: string, reading: Reading, language: Language): boolean {
	const { owed, products, operators, actors, limits, always } = lexicons[language];
	const { us, ours, self, you, yours } = reading;
	const isOpen = asksWhat[language].test(text);
	return (
		!(us || ours || self) &&
		(isOpen || ((you || yours) && asksWhether[language].test(text))) &&
		!tells[language].test(text) &&
		!pries.test(text) &&
		reading.terms.length <= 8 &&
		reading.terms.every(
			({ stem, negated }) =>
				!negated &&
				stem !== always &&
				![owed, products, limits].some((set) => set.has(stem)) &&
				(isAsking(stem, language) ||
					(isSiteWord(stem, language) && !(actors.has(stem) || operators.has(stem)))),
		)
	);
}

const asksWhat: Record<Language, RegExp> = {
	es: /^(?:(?:y|entonces|por cierto) )?(?:(?:en|con|de|a|por|para) )?(?:que|cual|cuales|como|cuant[oa]s?) /,
	en: /^(?:(?:and|so) )?(?:(?:in|with|for|at|by) )?(?:what|which|how) /,
};
const asksWhether: Record<Language, RegExp> = {
	es: /^(?:(?:y|entonces|por cierto) )?(?:tus?|tienes|usas|manejas|recibes|atiendes) /,
	en: /^(?:(?:and|so) )?(?:do|does|are|is|have|has) /,
};

/** Nobody here has to know it; nor is a visitor asked why others do as they do. */
const pries =
	/^(?:(?:y|and) )?(?:por que|why) |\b(?:clave|claves|contrasenas?|pin|codigos?|token|tarjetas?|cvv|cedulas?|nit|documentos?|identidad|pasaporte|cuentas?|banc\p{L}*|usuario|direccion|vives?|edad|anos|salario|sueldo|nacimiento|firma|fotos?|religion|enfermedad\p{L}*|hijos|pareja|passwords?|passcode|codes?|cards?|accounts?|bank\p{L}*|login|credentials?|ssn|social security|passport|id|address|live|age|old|salary|birth\p{L}*|signature|photos?|pictures?|illness|children|married)\b/u;

/** "Did you know that…", "doesn't it…": tells what it asks. */
const tells: Record<Language, RegExp> = {
	es: /\b(?:sabias|sabes|viste|crees|verdad|cierto|recuerdas|imaginas|si|te gustaria|quieres|esperas)\b/,
	en: /\b(?:know|not|right|remember|imagine|if|that|would|want|waiting)\b/,
};
