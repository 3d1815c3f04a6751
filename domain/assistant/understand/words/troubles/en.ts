import { people, things } from "../scenes/en.ts";
import type { Troubles } from "./troubles.ts";

const amount = "(?:\\d+|one|two|three|four|five|six|ten|several|a few|many)";
const benign =
	"love|loves|like|likes|help|helps|give|gives|support|supports|thank|thanks|pay|pays|send|sends|bring|brings|recommend|recommends|tell|tells|told|sent|gave|know|knows|trust|trusts|visit|visits|follow|follows|find|finds|found|teach|taught|sponsor|sponsors|join|joins|choose|chose|and|of|to|for|with|from|let|lets|suit|suits|about|by|like|than|at|between|hire|hires";

/** Troubles as they are told in English. Folded. */
export const english: Troubles = {
	lead: "and|but|so|honestly|frankly|basically|mainly|mostly|lately|sometimes|truth is|to be honest",
	themselves:
		"place|shop|store|company|business|firm|agency|studio|hotel|hostel|farm|restaurant|name|owners?|boss|founder|budget|idea|plan|goal|address|number|e-?mail|town|city|first|last|only|best|wife|husband|father|mother|dad|mom|mum|sons?|daughters?|brothers?|sisters?|uncle|aunt|cousins?|friends?|neighbou?rs?|partner|kids|family|girlfriend|boyfriend|board|waves|weather|sun|sea|views?|beach|rain|snow|season|food|coffee|bread|water",
	determiners: "the|our|my|these|those|some|most|many|half (?:of )?(?:the|our|my)|all (?:the|our|my)",
	own: "the|our|my|these|those",
	noPlural:
		"this|its|was|has|yes|does|thanks|always|sometimes|perhaps|ours|hers|unless|besides|greetings|regards|cheers|nowadays|sundays|mondays|news",
	many: "people|folks|staff|everyone|everybody",
	joints: "and|or|of|for|in|from|with|to|at|on|near|by|since|made",
	wrong: [
		"\\b(?:never|nobody|no one|nothing|not|without (?:telling|paying|asking|saying|calling|warning|checking|reading|confirming|booking|canceling|cancelling|letting)|[a-z]+n't|dont|doesnt|cant|wont|isnt|arent|neither|no longer|wrong|wrongly|lost|constantly|non-?stop|forever|twice|manually|over and over|too (?:much|many|long|late|slow|busy))\\b",
		`\\b(?:and|but) (?:[a-z]+ ){0,2}(?:takes?|taking|took|loses?|losing|spends?|waits?|waiting) (?:(?:about|around|up to|almost|like|us|me) ){0,2}(?:${amount} )?(?:hours|days|weeks|months|ages|horas)\\b`,
		"\\b(?:all|whole|entire) (?:the )?(?:day|night|week|weekend|morning|time)\\b|\\btimes a (?:day|week)\\b",
		`\\b(?!(?:${benign})\\b)[a-z]{3,} (?:us|me)\\b`,
		"\\b(?!(?:looks?|smiles?|waves?|depends?|rel(?:y|ies)|counts?|calls?)\\b)[a-z]{3,} (?:at|on) (?:us|me)\\b",
		"\\b(?:people|customers|clients|guests|visitors|them|everyone|everybody|us) (?:off|away|waiting|mad|nuts|crazy|confused)\\b",
		"\\bthen (?:they|he|she|it|we|i|nobody) \\w",
	],
	another: [
		"\\b(?:bought|opened|founded|started|since|years?|generations?|retired|born|inherited|moved)\\b",
		"\\b(?:love|loves|loving|enjoy|happy|thank|recommend\\w*|praise|loyal|famous|proud|best|unhappy|disappoint\\w*|trusts? us)\\b",
		"\\b(?:open|closed?|opens|closes) (?:at|on|from|every|until|all|a)\\b|\\b(?:24/7|mondays?|christmas)\\b",
		"\\b(?:don't|dont|do not|doesn't|no) (?:need|require|charge|talk|inclu)\\w*|\\bfor nobody\\b",
		"[$€£]|\\bcosts? |\\bfrom \\d",
		"\\b(?:you|your|yours|robots?|bots?|chat ?bots?|ai|machines?)\\b",
		"\\b(?:would|wouldn't|approve[sd]?|agree)\\b",
		"\\b(?:called|named)\\b|\\bcalls? (?:me|us|it)\\b|\\b(?:told|said|says)\\b",
	],
	is: "is|are|was|were|has|have",
	happens:
		"(?:(?:always|constantly|all|still|just|never|to) ){0,2}(?:[a-z]+ing|to|always|never|constantly)\\b|not ",
	noTrouble: [
		"\\b(?:love|loves|loving|enjoy|happy|recommend\\w*|praise|loyal|famous|proud|trusts? us)\\b",
		"\\b(?:we|i)(?:'ve)? (?:bought|opened|founded|started|inherited|retired|moved)\\b|\\bgenerations?\\b|\\b(?:18|19|20)\\d\\d\\b",
		"\\b(?:open|closed?|opens|closes) (?:at|on|from|every|until|all|a)\\b|\\b24/7\\b|\\bon (?:mon|tues|wednes|thurs|fri|satur|sun)days\\b",
		"[$€£]|\\bcosts? ",
		"\\b(?:don't|dont|do not|doesn't|no) (?:need|require|charge|inclu)\\w* (?:a|an|any|to)\\b",
		"\\b(?:your|yours)\\b|\\byou (?:guys|built|made|did|have|do|can|could|offer|sell|charge|work)\\b|\\bwhat you\\b",
		"\\b(?:robots?|bots?|chat ?bots?|ai)\\b",
		"\\b(?:called|named|spelled)\\b|\\bcalls? (?:me|us|it)\\b",
		"^(?:i|we) (?:was|were|had|have|am|'m) (?:so |very |really )?[a-z]+$",
	],
	halves: "and|but|so|while|because",
	bad: "by hand|manually|(?:on|in|all) paper|notebooks?|spreadsheets?|excel|chaos|chaotic|mess|nightmare|disaster",
	somebody: `i|we|us|me|they|them|he|she|nobody|no one|everyone|everybody|folks?|staff|reports?|donors?|claims?|${things}|${people}`,
};
