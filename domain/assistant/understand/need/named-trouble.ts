import { isAside } from "./asides.ts";

const trouble =
	"(?:headaches?|nightmares?|problems?|pain(?: points?)?|pains|issues?|struggles?|challenges?|bottlenecks?|bugbears?|weak (?:spots?|points?)|worry|worries|bane|downfall|sore (?:spot|point))";
const english = new RegExp(
	`^((?:[a-z'-]+ ){1,8}?)(?:is|are) (?:(?:really|honestly|probably|definitely|always|still|just|by far|kind of|basically) )*(?:our|my|the|a|an) (?:(?:biggest|main|real|big|huge|worst|daily|constant|number one|weekly|total|absolute|major|eternal) )*${trouble}(?: (?:for us|for me|of ours|of mine|here|these days|right now|at the moment|every [a-z]+|lately|really))*$`,
);
const spanish =
	/^((?:[a-z]+ ){1,8}?)(?:es|son|siguen siendo) (?:(?:realmente|siempre|todavia|de verdad) )*(?:nuestr[oa]|mi|el|la|un|una) (?:(?:mayor|peor|gran|verdader[oa]|principal|eterno) )*(?:dolor de cabeza|problema|pesadilla|reto|lio|talon de aquiles|desafio|cruz|calvario)(?: (?:para nosotros|para mi|de (?:cada|todos los) [a-z]+|aqui|ahora|diari[oa]|principal|mas grande|de siempre))*$/;
/** What is a problem between us, or is named by no name. */
const ofThisTalk =
	/\b(?:you|your|yours|this|that|it|they|he|she|which|what|money|budget|price|prices|pricing|cost|costs|bot|chatbot|form|page|site|english|spanish|name|e-?mail|eso|esto|ese|lo|plata|dinero|precio|presupuesto|costo|nombre|correo|ingles|no|not|never|nothing|nada)\b/;
const opening =
	/^(?:(?:and|but|so|honestly|well|yes|yeah|mainly|mostly|y|pero|pues|la verdad|honestamente),? )+/;

/** Where a folded sentence names what it calls a headache: "double bookings is our headache". */
export function namedTrouble(folded: string): { from: number; to: number } | null {
	if (folded.length > 160 || isAside(folded)) return null;
	const said = folded.replace(/[ .!]+$/, "");
	const from = said.match(opening)?.[0].length ?? 0;
	const what = (said.slice(from).match(english) ?? said.slice(from).match(spanish))?.[1]?.trim();
	return what && !ofThisTalk.test(what) ? { from, to: from + what.length } : null;
}
