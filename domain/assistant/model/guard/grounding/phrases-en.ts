import { moneyPhrases, payingWord } from "./money-phrases.ts";

/** English phrases that mean what the site says in other words, and those words. Each is read so on both sides. */
export const phrasesEn: readonly (readonly [RegExp, string])[] = [
	[/\bsays? yes\b/gi, "Saysyes"],
	[/\bwe (?:only )?use\b/gi, "we Weuse"],
	[/\b(?:makes?|making|made)(?: (?:things|something|anything|it|them|answers))? up\b/gi, "invent"],
	[/\b(?:in[ -]person|face[ -]to[ -]face|on[ -]site)\b/gi, "Inperson"],
	[/\bfront desk\b/gi, "desk"],
	...moneyPhrases.en,
	[/\beach(?= (?:prospect|customer|guest|buyer|lead|person)\b)/gi, "a"],
	[/\b(?:handled|treated|processed|protected) (?:under|according to|in line with)\b/gi, "kept under"],
	[/\btakes?(?= (?:only |about )?(?:\d|half|between|from))/gi, "lasts"],
	[
		/\b(?:at no (?:cost|charge)|free of charge|(?:costs?|cost you) nothing|does not cost (?:you )?anything|no charge)\b/gi,
		"free",
	],
	[/\bwe (?:will )?(?:take care|handle the rest|are in charge)(?: of)?\b/gi, `${payingWord} with us`],
	[/\b(?:going live|goes live|go live|the launch|launching)\b/gi, "launch"],
	[
		/\bat any (?:time|moment|hour)(?: of (?:the )?(?:day|night))?(?: (?:or|and) (?:the )?night)?\b/gi,
		"at any hour",
	],
	[
		/\b(?:even |also )?(?:in the middle of the night|at night|at midnight|late at night|after hours)(?: too)?\b/gi,
		"at any hour",
	],
	[/\b(?:is|are) available(?=\s+(?:at|on|from|monday)\s)/gi, "answers"],
	[
		/\b(?:so )?(?:there is )?no need to (?:replace|change) (?:it|them)\b|\bwithout (?:replacing|changing) (?:it|them)\b/gi,
		", so you keep it",
	],
	[/\byou do not (?:have|need) to (?:replace|change)\b/gi, "you keep"],
	[
		/\bnothing goes (?:out|live) without your approval(?=\s*(?:[.,:;]|$))/gi,
		"it answers only with what you approve",
	],
	[/\bfinish (?:the|their) (?:purchase|order|checkout)\b/gi, "finish"],
	[/\ball over\b|\bacross\b|\bthroughout\b/gi, "in"],
	[/\bknow anything about\b/gi, "know about"],
	[/\bis for (the \w+) to say\b/gi, ", $1 says ,"],
	[/\bwe have (?:seen|achieved|reached|had|reported)\b/gi, "we report"],
	[
		/\b(?:increased|grew|raised|boosted|improved) (?:its|their|the) ([a-z ]{3,30}?) by (\d+ ?%)/gi,
		"got $2 more $1",
	],
	[/\b(?:reduced|cut|lowered) (?:its|their|the) ([a-z ]{3,30}?) by (\d+ ?%)/gi, "got $2 lower $1"],
	[/\b(?:called|named) (?=\p{Lu})/gu, " "],
	[/\bwe are a (?:team|company|business)\b/gi, "we are a firm"],
	[
		/\b(?:no sign-?up (?:is )?(?:needed|required)|no (?:need|registration needed) to (?:sign up|register)|without (?:registering|having to sign up))\b/gi,
		"without signing up",
	],
	[/\b(?:halfway|half-finished|unfinished|half way)\b/gi, "abandoned"],
	[/\b(?:potential|prospective) (?:customers?|clients?|buyers?)\b/gi, "prospect"],
	[/\bat the same time\b/gi, "at once"],
	[/\b(?:at the end of the session|once it is over)\b/gi, " "],
	[/\b(?:property|hotel) (?:management )?system\b/gi, "property management system"],
	[/\bsocial media\b/gi, "social"],
	[/\breal estate (?:agenc(?:y|ies)|compan(?:y|ies)|firms?)\b/gi, "real estate"],
	[/\bvideo ?call\b/gi, "session"],
	[
		/\b(?:someone|somebody|a (?:person|member|teammate)) (?:on|from|of|in) (?:the|our) team\b/gi,
		"a person on the team",
	],
	[/\blook(s|ed|ing)? after\b/gi, "care"],
];
