import { tellsWish } from "../passing/elsewhen.ts";
import { number, withoutHedge } from "./numbers.ts";
import { feasts, occasions } from "./occasions.ts";

/** The months, as a piece of a pattern. */
export const months =
	"enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|sept|oct|nov|dec";
const dates =
	"xmas|primavera|otono|invierno|next (?:spring|summer|fall|winter|season)|spring break|winter break|summer break|(?:el |the )?(?:primer|segundo|first|second) (?:semestre|trimestre|half|quarter)|thanksgiving|halloween|labor day|memorial day|(?:the )?4th of july|valentine'?s(?: day)?|mother'?s day|father'?s day|back to school|the school year|school starts|ramadan|carnaval|feria|dia de (?:la madre|las madres|los muertos|reyes|muertos)|dia del padre|amor y amistad|buen fin|regreso a clases|inicio de clases|las matriculas|fin de semestre|diciembre|the end of the (?:month|quarter|summer)|end of the month|end of month|month end|navidad|semana santa|fin de ano|final de ano|fin de mes|comienzos de ano|inicio de ano|ano nuevo|la temporada|temporada alta|vacaciones|black friday|christmas|easter|new year|year end|the end of the year|end of year|year-end|the holidays|the season|high season|summer|winter|spring|fall|el verano|mitad de ano";
const near =
	"hoy|manana|la otra semana|esta semana|este mes|este trimestre|este semestre|este ano|(?:el|la) proxim[oa] (?:mes|semana|ano|trimestre|semestre)|el otro mes|el (?:mes|ano) (?:que|q) (?:viene|entra)|la semana (?:que|q) (?:viene|entra)|el otro ano|today|tomorrow|this (?:coming )?(?:spring|summer|fall|autumn|winter)|este (?:verano|invierno)|this week|this month|this quarter|this year|next week|next month|next quarter|next year|q[1-4]";
const when = `(?:(?:(?:(?:the )?\\d{1,2}(?:st|nd|rd|th)?|primero) (?:de |of )?)?(?:${months})(?: \\d{1,2}(?:st|nd|rd|th)?\\b)?|${dates}|${feasts}|${near})`;
const ofYear = "(?: (?:de |of |del )?(?:20\\d\\d|este ano|proximo ano|this year|next year))?";
const haste =
	/\bnot (?<=(?:^|\b(?:we're|we are|i'm|i am|im|were|well|honestly|but|really|it's|its|it is|still|probably|there's|estamos|estoy|pero|la verdad) )not )(?:(?:really |exactly |particularly )?(?:in (?:a|any) (?:big |great |mad |particular )?(?:hurry|rush)|rushing|rushed|(?:that |super |very |so |really |too )?urgent))\b|\b(?:no (?:particular |real |hard |fixed |set |strict |firm )?(?:deadline|time pressure|fixed date|set date)|as (?:early|quickly|fast) as (?:possible|you can|we can)|in no (?:big |great |particular )?(?:hurry|rush)|no (?:big|great|mad|real|particular) (?:hurry|rush)|(?:no tenemos|no tengo|sin) (?:tanto |mucho |tanta |mucha )?(?:afan|prisa|apuro)|no (?:es|esta|estamos) (?:tan |muy )?(?:urgente|de afan|de prisa))\b|\b(?:as soon as humanly possible|(?:the )?sooner the better|(?:the )?(?:quicker|faster|earlier) the better|sooner rather than later|entre mas (?:pronto|rapido) mejor|cuanto mas pronto mejor|lo antes posible|lo mas pronto posible|lo mas rapido posible|cuanto antes|de inmediato|inmediatamente|de una vez|pa(?:ra)? ya|pa(?:ra)? ayer|cuando (?:se pueda|puedan|sea posible)|whenever you can|es urgente|urgente|asap|a\.s\.a\.p|as soon as (?:possible|we can|you can|i can)|right away|immediately|urgent(?:ly)?|yesterday|sin afan|no hay afan|no tenemos afan|sin prisa|no hay prisa|no rush|no hurry)\b/;
const patterns = [
	// "Sometime this year": alone, "this year" may be when something went wrong.
	/(?<=\b(?:some ?time|at some point) )(?:this|next) (?:year|autumn|season)\b|\blater (?:this|next) (?:year|month|week|quarter|spring|summer|fall|autumn|winter)\b/,
	new RegExp(
		`\\b(?:no later than|not (?:before|until|till)|no antes de|a mas tardar (?:en|el)|para|pa|el|desde|antes del?|despues del?|luego de|pasando|a partir de|hacia|a finales de|a mediados de|a principios de|finales de|mediados de|by|for|before|after|right after|starting|until|towards?|by the end of|(?:the )?(?:end|start|beginning|middle) of) (?:el |la |las |los |mediados de |finales de |principios de |mid |early |late |the end of |the start of |the beginning of |the middle of |next |this |the |our )?${when}\\b${ofYear}`,
	),
	new RegExp(
		`\\b(?:(?:the )?(?:first|second|third|last|latter) (?:half|quarter|week|part)|(?:the )?(?:beginning|start|middle|end))(?: of|(?= next year| this year)) (?:(?:the |next |this )(?:year|month|quarter|spring|summer|fall|winter)|${months})\\b`,
	),
	new RegExp(
		`\\b(?:en|dentro de|in|within|por ahi en|como en) (?:unos |unas |about |around |the next |like |menos de |less than |maximo )?(?:${number}|un par de|a couple of|a few|unos|unas)(?: ?(?:a|o|to|or|-) ?${number})? (?:dias?|semanas?|mes(?:es)?|anos?|days?|weeks?|fortnights?|months?|years?)\\b`,
	),
	new RegExp(`\\b(?:ahead of|in time for) (?:the )?(?:${dates}|${feasts})\\b`),
	// "Over the next 3 months", "in the coming weeks".
	new RegExp(
		`\\b(?:over|during|in|within) the (?:next|coming) (?:${number} |few |couple of )?(?:days|weeks|months)\\b|(?<=\\b(?:this|it|start|launch|live|begin|ready|something|change|done) )in 20[2-9]\\d\\b|\\bmid[- ]year\\b|\\b(?:a|an|for an?) (?:${months}) (?:start|launch|opening)\\b`,
	),
	// "Six weeks from now", "in a fortnight".
	new RegExp(
		`\\b(?:${number}|a|a couple of|a few) (?:days?|weeks?|fortnights?|months?) (?:from now|from today)\\b`,
	),
	/\b(?:in|within|en) (?:about |around |roughly )?(?:a|the|one|una) (?:fortnight|week|month|quarter|quincena)\b/,
	/\b(?:this week|this month|this quarter|next week|next month|next quarter|next year|(?:el|la) proxim[oa] (?:mes|semana|ano|trimestre|semestre)|(?:the |in the )?next (?:couple|few) (?:of )?(?:weeks|months)|this (?:coming )?(?:spring|summer|fall|winter)|en (?:los|estos) proximos (?:meses|dias)|el otro (?:mes|ano)|la otra semana|(?:el|la) (?:mes|ano|semana) (?:que|q) (?:viene|entra))\b/,
];
/** "Antes de que arranque la temporada". */
const beforeIt =
	/\b(?:antes de que|before) (?:[a-z']+ ){0,4}(?:temporada|season|clases|school|semester|semestre|ano nuevo|vacaciones|opening|apertura|inauguracion)\b(?: (?:alta|starts|begins))?/;
/** "Sometime after harvest", "before the rains come". */
const aroundIt = new RegExp(
	`\\b(?:not (?:before|until|till)|before|after|right after|just after|by|until|once|in time for|ready for|ahead of|antes de(?: que (?:lleguen?|empiecen?|arranquen?|comiencen?|sea))?|despues de|luego de|pasad[oa]s?|apenas (?:pase|termine|acabe)|a tiempo para) (?:the |our |my |this |next |el |la |los |las |mi |nuestra )?${occasions}\\b(?: (?:starts?|begins?|comes?|hits?|ends?|is over|are over|opens?|is out|alta|baja))?(?: (?:in|en) (?:${months})\\b)?`,
);
/** "Before we open the new branch in April", "by the time the kids go back to school": what must come first is theirs. */
const beforeOwn =
	/\b(?:before|by the time|once|as soon as|until|antes de que|apenas) (?:we|i|they|the kids|the children|students|classes|school|our [a-z]+|nosotros|los ninos|los estudiantes) (?:(?:re)?open|launch|move|start|begin|expand|go back|goes back|come back|comes back|return|abr|inaugur|volv|vuelv|empiec|regres)[a-z]*(?: .{1,50})?$/;
/** "Lo necesito este mes", "to invest this semester": the wish makes it a date. */
const wantedNow =
	/\b(?:necesit|quier|quer|urge|need|want|list[oa]|ready|inver|invest|empez|empec|empiez|arranc|start|begin|done|sorted|fixed)[a-z]*(?: [a-z]+){0,4}? ((?:este|esta|this) (?:mes|semana|semestre|ano|trimestre|month|week|quarter|year|semester))\b(?! (?:pasad|last))/;
/** "Solved in January", "starting this September": the verb makes it an order. */
const doneIn = new RegExp(
	`(?<=\\b(?:solved|fixed|sorted|ready|running|done|working|live|finished|in place|starting|start|begin|beginning|launch|launching) )(?:in|from|on|around|this|next) (?:the )?${when}\\b${ofYear}`,
);
/** "When the ski season opens". */
const whenIt = new RegExp(
	`^(?:probably |maybe |ideally )?((?:when|once|cuando) (?:the |our |la |el |las )?${occasions} (?:starts?|begins?|comes?|ends?|is over|are over|opens?|is out|kicks off|empiece|arranque|abra|termine|pase))$`,
);
/** "By monday", "before the 15th". */
const byDay =
	/\b(?:by|before|no later than|para|antes del?|a mas tardar) (?:el |next |this |the |this coming )?(?:(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|lunes|martes|miercoles|jueves|viernes|sabado|domingo)\b|\d{1,2}(?:st|nd|rd|th)\b)/;
const midYear =
	/\b(?:a|para) (?:mediados|finales|principios|comienzos) (?:de|del) (?:ano|mes|semestre|proximo ano|otro ano|ano que viene)\b/;
/** "As soon as the permits clear", "once our remodel is finished": what must come first, at the end of what is said. */
const onceIt =
	/(?:^|\b(?:it|this|that|live|running|ready|start|begin|up|going|probably|maybe|only) )((?:as soon as|once|right after|by the time|not until|before) (?!(?:we|i|they|you) (?:can|could|get to)\b)(?:[a-z']+ ){1,5}(?:clears?|cleared|over|done|finished|complete|completed|approved|signed|funded|ends?|finish(?:es)?|closes?|(?:comes?|goes|go|gets?|pulls?) (?:through|in|back|approved)|starts?|begins?|(?:re)?opens?|settles?(?: down)?|(?:slows?|dies?|calms?|quiets?) down|(?:wraps?|picks?) up|(?:winds?) down|kicks? (?:off|in)|arrives?)(?: (?:in|by|on) [a-z]+(?: \d{1,2})?)?)$/;
/** The same, asked when: whatever it waits for. */
const waitsFor =
	/^(?:(?:well|honestly|probably|maybe|i'd say|i guess|not|just)[, ]+)*(?:as soon as|once|after|right after|before|by the time|until|when|whenever) (?!(?:i |we )?(?:get to it|feel like)\b)[a-z'].{4,70}$/;
/** "En enero" dates an order, "en enero perdemos ventas" a trouble: unasked it counts only by itself. */
const weak = new RegExp(
	`^(?:.{0,12} |.*\\b(?:start|begin|launch|go live|going live|be live|up and running|arranc\\w+|empez\\w+|inici\\w+) )?((?:en|desde|in|from|around|early|late|mid|sometime in|maybe in)[ -](?:el |la |the |mediados de |finales de |principios de |mid |early |late )?${when}\\b${ofYear})$`,
);
/** "Febrero", "Q1": a date and nothing else. */
const byItself = new RegExp(
	`^(?:like |maybe |tal vez |quizas |como |por ahi )?((?:este|el otro|el proximo) (?:mes|ano|trimestre|semestre)|(?:esta|la otra|la proxima) semana|(?:(?:mid|early|late|mediados de|finales de|principios de)[- ])?(?:${months}|${dates}|${feasts}|q[1-4])${ofYear}|(?:over|around|during) (?:the )?(?:${dates})|next (?:monday|tuesday|wednesday|thursday|friday|week)|(?:this|esta|este|today|tomorrow|manana|hoy)(?: (?:week|month|quarter|year|semester|semana|mes|trimestre|semestre|ano))?|right now|ahorita(?: mismo)?|(?:ahora|ya) mismo)(?:,? (?:at the (?:very )?(?:latest|earliest|soonest)|latest|como (?:pronto|muy tarde)|a mas tardar))?$`,
);
/** Said after a date out of politeness. */
const politely =
	/,? (?:si se puede|si es posible|if possible|if you can|ojala|por favor|porfa|please|idealmente|ideally|preferiblemente|preferably|hopefully|como maximo)$/;
const atBest = /,? (?:at the (?:very )?(?:earliest|latest|soonest)|como (?:pronto|muy tarde)|a mas tardar)$/;
/** "End of the month would be ideal". */
const wouldSuit = new RegExp(
	`^(?:ideally |maybe |probably |honestly |i think |i guess |quizas |tal vez )?((?:(?:by|before|around|for|para|antes de) )?(?:the |el |la )?(?:(?:end|start|beginning|middle) of )?(?:(?:early|mid|late)[- ])?${when}${ofYear}) (?:would|will|should|'d|works|seria|estaria)(?: be| do| work| suit)?(?: [a-z' ]+)?$`,
);
/** For whom a day suits is not for a call, nor for their own customers. */
const suitsElse =
	/\b(?:call|chat|meet|meeting|talk|zoom|demo|speak|visit|customers|clients|guests|sales|llamada|reunion|hablar|clientes|ventas)\b/;
const past = /\b(?:hace|desde hace|cada|todos los|ago|every|last|el pasado|for the last)\b/;
/** "Abrimos en mayo": the day everything must stand. */
const opens = new RegExp(
	`\\b(?:abrimos|abro|inauguramos|arrancamos|empezamos|lanzamos|we (?:re)?open|we're (?:re)?opening|were opening|opening|we launch|we're launching|launching|i open|grand opening(?: is)?) ((?:en|in|on|el|a (?:principios|mediados|finales) de|early|late|around) ${when}\\b${ofYear}|${near})`,
);
const inWords = new RegExp(
	`\\b(?:${months}|${dates}|${near}|ya|ahora|ahorita|pronto|luego|despues|mas adelante|semanas?|mes(?:es)?|ano|anos|dias?|trimestre|semestre|quincena|soon|now|later|weeks?|months?|years?|days?|quarter|sooner|summer|flexible|cuando (?:se pueda|puedan|sea)|whenever|rapido)\\b`,
);

/** These are no people's names: whoever is asked who they are and says "enero" tells when. */
const onlyMonth =
	/^(?:enero|febrero|marzo|mayo|junio|agosto|septiembre|setiembre|octubre|noviembre|diciembre|january|february|march|july|september|october|november|december|navidad|easter|christmas|xmas|thanksgiving|halloween|black friday|q[1-4]|right now|ahorita|ahora mismo|ya mismo)\b/;
/** "En febrero arrancamos": said of the beginning. */
const begins = new RegExp(
	`\\b((?:en|in|para|desde|from|by) ${when}${ofYear}),? (?:ya |nos gustaria |queremos |quiero |quisieramos |we (?:want to |plan to |need to |would like to )?|i (?:want to |plan to |need to )?)?(?:arranc|empez|empec|empiez|inici|lanz|comenz|comienz|abri|start|launch|begin|open|go live)`,
);

/** "16 in high season" counts people. Folded. */
export function tellsSeason(folded: string): boolean {
	return /\b(?:in|during) (?:the )?(?:high|low|peak|busy|slow|off)[ -]season\b/.test(folded);
}

/** Whether somebody says how urgent it is, and no date. Folded. */
export function isHaste(folded: string): boolean {
	return haste.test(folded);
}

/** When they want it, in their words ("para enero", "in 2 weeks"), or null. All input folded. */
export function hearTiming(folded: string, expected: boolean, alone = false): string | null {
	const due = folded.match(mustBeReady)?.[1];
	const dueDate = due ? hearTiming(due, false) : null;
	if (dueDate) return dueDate;
	for (const pattern of [...patterns, haste]) {
		const found = folded.match(pattern);
		if (found && !past.test(folded.slice(Math.max(0, (found.index ?? 0) - 12), found.index))) return found[0];
	}
	const opened = folded.match(opens)?.[1];
	if (opened) return opened;
	const before = folded.match(beforeIt)?.[0];
	if (before && !past.test(before)) return before;
	const around = [aroundIt, byDay, midYear]
		.map((pattern) => folded.match(pattern))
		.find((found) => found !== null);
	if (around && !past.test(folded.slice(Math.max(0, (around.index ?? 0) - 12), around.index)))
		return around[0];
	const own = folded.replace(/[.!]+$/, "").match(beforeOwn)?.[0];
	if (own) return own;
	const first = (folded.replace(/[.!]+$/, "").match(whenIt) ??
		folded.replace(/[.!]+$/, "").match(onceIt))?.[1];
	if (first) return first;
	const begun = folded.match(begins)?.[1] ?? folded.match(doneIn)?.[0] ?? folded.match(wantedNow)?.[1];
	if (begun) return begun;
	const short = folded
		.replace(/[.!]+$/, "")
		.replace(politely, "")
		.replace(atBest, "")
		.match(weak)?.[1];
	if (short) return short;
	const polite = folded.replace(/[.!]+$/, "");
	const bare = polite.replace(politely, "");
	const guess = withoutHedge(bare);
	const suits = suitsElse.test(bare) ? null : bare.match(wouldSuit)?.[1];
	if (suits) return suits;
	// "I'd say August" and "April at the earliest" are no people's names.
	const dated = alone || onlyMonth.test(bare) || guess !== bare || polite !== bare || atBest.test(bare);
	const named = dated ? guess.match(byItself) : null;
	if (named?.[1])
		return atBest.test(guess)
			? named[0].replace(/^(?:like|maybe|tal vez|quizas|como|por ahi) /, "")
			: named[1];
	if (!expected) return null;
	const answer = folded.replace(/[.!]+$/, "").trim();
	if (waitsFor.test(answer)) return answer;
	// Longer than a date is said, it tells of something else unless it says what they want.
	const says = answer.split(" ").length <= fewWords || tellsWish(answer) || guess !== bare;
	return says && answer.length <= 80 && inWords.test(answer) && !past.test(answer) ? answer : null;
}

/** In words: "a mitad de año", "quizás en marzo o abril". */
const fewWords = 5;

/** "Next cohort starts in six weeks so it should be ready within a month": of two dates, the one it must stand by. */
const mustBeReady =
	/\b(?:must|should|needs? to|has to|have to|want it|need it|would need it|ought to|tiene que|debe|deberia) (?:be |estar )?(?:ready|live|running|up and running|up|done|working|in place|finished|set up|sorted|listo|lista|andando|funcionando) ((?:within|in|by|before|en|antes de|para) .{3,40})$/;
/** "Could you have it ready for carnival": a question that tells when. */
const readyBy =
	/\b(?:ready|live|running|up|done|working|in place|finished|set up|sorted|listo|lista|andando|funcionando|montado|montada|start|begin|launch|delivered|finish|possible) (?:it |this |with us |in time )?((?:for|by|before|after|in time for|in|within|from|next|this|para|antes de|despues de|en)(?: \S+){1,6})$/;
const neededYesterday =
	/\b(?:need(?:ed)?|want(?:ed)?|necesitaba|necesitabamos|queria) (?:(?:this|it|that|esto|eso) )?(?:live |ready |done )?((?:para )?(?:yesterday|ayer))\b/;

/** The date a question asks for, or null: how long it takes is none. Folded. */
export function timingAskedFor(folded: string): string | null {
	const due = folded.match(readyBy)?.[1];
	return (due && hearTiming(due, false)) || (folded.match(neededYesterday)?.[1] ?? null);
}
