import { fold, wordsOf } from "../text/text.ts";
import { emptyWords, ownWords } from "../words/empty-words.ts";
import { writtenOut } from "../words/shorthand.ts";
import { type IndustryHeard, tradesOfPeople, tradeWords } from "./businesses.ts";
import { hearIndustry } from "./industry.ts";

const asksFit =
	/^(?:.{0,12} )?(?:trabaj\w+|han trabajado|hacen|manejan|atienden|tienen|ofrecen|montan|hay|sirve|funciona|aplica|l[eo]s? (?:sirve|hacen|han hecho)|me sirve|es para|do|(?:las|los) \w+ (?:usan|tienen)|have you|does (?:it|this)|would (?:it|this|that)|will (?:it|this)|can (?:it|this|you)|is (?:it|this)|are you|any|anything|something|algo|you guys|is there|are there|got|(?:would|could|will|can) your \w+|so (?:do|does|is|can))\b/;
/** What such a question is made of besides the trade. */
const fit = new Set(
	"han has anything something trabajan trabaja trabajado trabajar hecho manejan atienden ofrecen montan aplica esto eso antes bien tipo soluciones ayudan any using usan utilizan tienen esto companies right now work worked working used use before good fit right help serve service build make made small pequena pequeno pequenas pequenos like kind clients clientes someone people experience experiencia sector industria industry ia ai una uno suitable suited meant designed made place places folks owners take handle take on there cover deal suit luck system software tool platform product".split(
		" ",
	),
);

/** The trade a question asks about and nothing else: "hacen chatbots para colegios", "would this work for a gym". */
export function asksOnlyOfTrade(question: string): IndustryHeard | null {
	const words = wordsOf(writtenOut(fold(question)));
	if (words.length > 14 || !asksFit.test(words.join(" "))) return null;
	const told = words.filter((word) => !emptyWords.has(word) && !ownWords.has(word) && !fit.has(word));
	if (told.length === 0 || told.length > 3) return null;
	if (told.some((word) => tools.test(word))) return null;
	const trade = hearIndustry(told.join(" "), false);
	// Every word that tells belongs to a trade's name: "tienen casos de hoteles" asks for cases.
	const isTrade =
		tradesOfPeople.has(told.join(" ")) ||
		told.every((word) => tradeWords.has(word) || hearIndustry(word, false) !== null);
	// "Hacen consultoría" asks for it of us, "trabajan con consultorías" whether we serve them.
	const served = trade !== "other" || /\b(?:para|pa|con|a|for|with|in|mi|my)\b/.test(words.join(" "));
	return isTrade && served ? trade : null;
}

/** Named by whoever sells with them, but asked about as what we would connect to. */
const tools = /^(?:shopify|marketplace|airbnb|e|commerce|ecommerce|pms|crm|whatsapp)$/;
