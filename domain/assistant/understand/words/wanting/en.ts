import { people, things } from "../scenes/en.ts";
import type { Wanting } from "./wanting.ts";

/** Said to us of this conversation: who is to call whom. */
const toUs =
	"(?!(?:call|contact|talk|speak|help|reach|phone|ring|text|email|explain|tell|show|meet|visit|advise|come|walk|guide|sell|quote|send|give)\\b)";
const whom =
	"(?:(?:all |only )?(?:new|old|existing|regular|past|more|potential|returning|future) (?:users|customers|clients|guests|patients|parents|students|members|leads|tenants|donors|visitors|buyers|owners|drivers|volunteers|subscribers|staff|hires|starters|families)(?: to)?|my|our|the|people|customers|clients|guests|patients|parents|students|members|everyone|everybody|leads)";

const opened =
	"(?:(?:and|but|so|ok|hi|hello|hey|just|really|also|honestly|mainly|mostly|basically|please|i|we|i'd|we'd),? )*";
/** Not what is wanted: to whom, how much, when, and what of this conversation. */
const noMatter =
	"(?:it|this|that|these|those|you|your|me|us|a (?:call|person|human|quote|proposal|price|demo|meeting|chat|job)|the (?:proposal|price|pdf|quote)|prices?|pricing|info|information|more info|details|to (?:know|ask|see|talk|speak|chat|start|begin|launch|spend|pay|invest|go|be|have it|get it|get started|hear|understand|learn|meet|buy)|someone|somebody|everything|one)\\b";

const ours =
	"(?:you(?: guys| people| lot)?|u|ya|y'all|it|this|(?:your|the|this|that|an?|one of your|one of these|something like this|these|some) ?(?:[a-z]+ ){0,2}?(?:bots?|chat ?bots?|thing|things|assistants?|systems?|software|tool|tools|app|ai|robots?|product|platform|service|agent|program)|ai|bots|something like this)";
const verbs =
	"get|remind|stop|prevent|manage|keep track of|keep on top of|answer|reply to|respond to|take|book|chase|follow up(?: on| with)?|send|confirm|collect|schedule|reschedule|fill|quote|track|recover|text|message|notify|update|ask|sort|sort out|reduce|cut|automate|qualify|translate|deal with|handle|screen|gather|enrol|enroll|call back|ring back|nudge|chat (?:to|with)|talk to|greet|welcome|warn|tell|forward|organi[sz]e|pick up|win back|re-?book|invoice|call|ring|phone";
const helping =
	"(?:(?:also|really|actually|maybe|automatically|even|ever|possibly|be used to|be able to|get (?:the|a|your) (?:bot|system|assistant|ai) to|help (?:me|us)(?: to)?|help with) )*";

/** "Can a bot", "is there a way to": how a question begins that asks for something to be done. */
const openings = [
	`(?:can|could|will|would|does) ${ours} ${helping}`,
	`${ours} (?:can|could) ${helping}`,
	`can (?:i|we) (?:use|get|have|make) ${ours} (?:to )?`,
	"is (?:there|it) (?:something|anything|a way|any way|possible|an? (?:bot|app|tool|system|assistant))(?: for (?:it|you|this|a bot))? (?:to|that can|that could|that|which) ",
	"(?:do (?:you|u)(?: guys)? have|have (?:you|u) got|got|any) (?:something|anything|a way|a bot|an app|a tool|bot|tool) (?:to|that can|that could|that|which|for) ",
];

/** What is wanted, as it is said in English. Folded. */
export const english: Wanting = {
	wants: [
		`(?:need|want|looking for|after|could use|could do with|get|find) (?:someone|somebody|something|sth|a way|anything|a person|one|an? (?:system|tool|app|assistant|helper|bot))(?: or (?:someone|somebody|something))? (?:to|that|who|which|so|for) ${toUs}`,
		"(?:i'd|id|i would|we'd|we would) (?:really |just )?love (?:a way|something|someone|somebody|it if|for|to have (?:a|some))",
		"(?:what )?(?:i|we|id like|i'd like) (?:really |mainly |just )?(?:want|need|wish|like)(?: is)? that",
		`(?:^|(?:i|we|and|yeah|just|mainly) )(?:want|need) (?:${whom} [a-z]+ [a-z]+|it (?:to|off|out of)|them (?:to|off)|everything)`,
		`(?:i|we) wish (?:i|we|it|they|there|somebody|someone|something|${whom})`,
		"(?:it )?would be (?:great|nice|good|lovely|amazing|a dream|wonderful) (?:if (?!you|u\\b)|not to|to (?:stop|automate|answer|get rid))",
		"^(?:just |honestly |mainly |mostly |well )*(?:(?:more|less|fewer) (?=(?:[a-z-]+ ){0,2}(?:bookings?|calls?|messages?|e-?mails?|quotes?|orders?|leads|customers|clients|guests|patients|sales|replies|responses|reviews|no[- ]?shows|paperwork|appointments|enquiries|cancellations)\\b)|(?:faster|quicker|better) (?=(?:quotes|replies|responses|answers|reviews|leads|follow[- ]?ups?)\\b))",
		"^(?:just |honestly |mainly |mostly |well )*(?:getting (?:paid|found|more|people|customers|clients|reviews|bookings|leads|answers|patients|guests|members)|(?:answering|chasing|filling|tracking|confirming|reminding|replying to|following up on|following up|keeping up with|keeping track of) (?:(?:the|all|our|all the|with|on) )*(?:whats?app|phones?|messages?|e-?mails|calls|dms|people|everyone|questions|enquiries|inquiries|customers|clients|guests|patients|parents|members|tenants|quotes|leads|rooms|tables|seats|classes|orders|bookings|appointments|payments|invoices|deposits)) (?=[a-z])",
		"^what (?:we|i) (?:need|want)(?: is)? ?[:=] ?",
		"^(?:the |my |our )?(?:needs?|problem|issue|goal|pain) ?[:=] ?",
		"what (?:i'd|id|we'd|i would|we would) (?:really |most )?(?:love|like|want)(?: most)? is(?: to| for| that)?",
		"if only (?:i|we|they|people|there|it)",
		// "Want online booking sorted": a want without who wants it, of something other than when or what it costs.
		`^${opened}(?:want|wanting|need|needing|wants|needs|would love|would like|hoping for|dreaming of|keen on|keen to) (?!${noMatter})(?=[a-z'-]+ [a-z])`,
		`^${opened}(?:thinking|been thinking) (?:of|about) (?:getting |using |having |adding |trying |setting up )?(?:an? |some |your )(?=[a-z-]+ )`,
		// "Our bookshop wants to send recommendations".
		`^${opened}(?:our|my|the) (?:[a-z'-]+ ){1,3}?(?:wants?|needs?|would like|would love) (?!${noMatter})(?:to )?(?=[a-z'-]+ [a-z])`,
		// "Orders should come in online".
		`(?:${whom}|${things}) (?:(?:really|just) )?(?:should|ought to|need to|have to) (?:be able to |just )?(?=[a-z]+)`,
		// "Reminders for appointments would be a dream".
		`(?:${things})(?: [a-z]+){0,5} would be (?:a (?:dream|lifesaver|god ?send|huge help|big help|great help)|great|ideal|brilliant|amazing|lovely|perfect|handy|fantastic|wonderful)`,
	],
	asks: {
		opening: `^(?:(?:hi|hello|hey|hiya|so|and|but|ok|also|well|good (?:morning|afternoon|evening)|quick question|just wondering|wondering|i wonder|question)[,:]? )*(?:if )?(?:${openings.join("|")})(?=(?:${verbs})s? )`,
		task: `^(?:and |or |also |then )*(?:${verbs})s? (.+)$`,
		aboutUs: [
			"^(?:me|us|it|on|that|this|you|him|her|back|my (?:question|e-?mail|call|number|name|order|booking|reservation|appointment|message)\\b|(?:my|our|all my|some|a few|these|one|a) (?:[a-z]+ )?questions?$)\\b",
			"\\b(?:you|your|proposal|demo|brochure|to my (?:e-?mail|phone|inbox|number)|by card|credit cards?|paypal|up ?front|in instal+ments|angry|rude|complicated|sensitive|personal data|for free)\\b",
		],
		work: `${people}|${things}|(?:[a-z]+ )?fees|tables|rent|slots|no[- ]?shows|follow-?ups`,
		goesOn: "while|when|after|before|if|even|because|on|in|at|without",
	},
};
