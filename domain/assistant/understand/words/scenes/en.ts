import type { Scenes } from "./scenes.ts";

/** Who is of an owner's world. */
export const people =
	"customers?|clients?|guests?|patients?|parents?|mums|moms|families|students?|pupils|kids|members?|tenants?|landlords?|owners?|vendors?|suppliers?|leads?|prospects?|buyers?|sellers?|shoppers?|visitors?|tourists?|travell?ers?|drivers?|riders?|couriers|agents?|reps?|salespeople|sales (?:team|guys|reps|people)|candidates?|applicants?|donors?|volunteers?|subscribers?|users|diners|walk-?ins|brides?|couples|homeowners?|contractors?|subs|mechanics|techs?|technicians?|teachers?|instructors?|doctors?|nurses?|staff|team|crew|lads|guys|people|ppl|folks|everyone|everybody|half of (?:them|us)|they|comments|followers";
/** What their work comes in. */
export const things =
	"phones?|calls?|callbacks?|messages?|e-?mails?|mails|dms?|texts|whats?apps?|inbox|orders?|bookings?|reservations?|appointments?|quotes?|estimates?|invoices?|enquir(?:y|ies)|inquir(?:y|ies)|leads|payments?|deposits?|reviews?|reminders?|letters?|forms?|paperwork|tickets?|voicemails?|requests?|conversions?|sales|schedules?|rota|roster|calendars?|spreadsheets?|stock|inventory|questions|returns|refunds|deliver(?:y|ies)|renewals|referrals|receipts|contracts|carts|website|web ?site|ads|parcels?|packages?|trucks|vans|samples";
/** What they do that costs somebody time or money, whatever follows. */
const loud =
	"ask|call|ring|phone|text|message|msg|dm|e-?mail|write|ghost|vanish|disappear|drop (?:off|out)|forget|wait|complain|moan|nag|pester|chase|hassle|harass|cancel|reschedule|haggle|bounce|quit|abandon|bail|flake|hang up|give up|walk (?:out|away|off)|get (?:lost|confused|angry|mad|annoyed|nothing)|mix up|lose|miss|ignore|struggle|take (?:\\S+ ){1,3}(?:hours|days|weeks|ages|forever)";
/** What they do anyhow: a scene only when something in it goes wrong. */
const quiet =
	"book|order|reserve|pay|send|fill|come|show up|turn up|land|arrive|buy|look|check|try|want|expect|leave|sign up|reply|answer|stand|scribble|shout|need|bring|return|pick up|collect";
const wrong =
	"but|then|nobody|no one|never|without|late|wrong|again|all (?:day|night|week|the time)|(?:\\d+|fifty|twenty|ten|hundred|a thousand) times|times a day|at night|(?:at|past|until|till?) (?:midnight|dawn|night|breakfast)|\\d ?(?:am|pm|in the (?:morning|night))|instead|(?:at |till |until |all |any |every )?(?:all|any|every|odd|crazy|silly|ungodly) hours?|around the clock|round the clock|after hours|out of hours|outside (?:of )?(?:opening|office|working|business) hours|when we(?:'re| are|re) (?:closed|shut|asleep|off)|(?:days?|hours|weeks?|months?) later|next day|don't|dont|doesn't|doesnt|can't|cant|won't|not|twice|by hand|lost|gone|ghost|no[- ]?shows?|nothing|elsewhere|somebody else|someone else|on amazon|ask(?:ing)?|complaining";
const often =
	"(?:(?:all|also|just|always|often|constantly|still|mostly|only|sometimes|usually|then|either|really|simply|half the time) ){0,2}";
const fails =
	"(?:don't|dont|do not|doesn't|doesnt|never|won't|wont|can't|cant|cannot|rarely|hardly|barely|hardly ever|stopped|keeps?|kept) (?!like |want (?:a|to talk)|need |mind|care|trust|use |com(?:e|ing) back|growing|buying|getting better)";
/** "The tourists", "our best clients from Facebook". */
const actor = (who: string) =>
	`(?:(?:the|my|our|these|those|some|most|many|half (?:of )?(?:the|my|our)|all (?:the|my|our)) (?:[a-z'-]+ )?)?\\b(?:${who})(?: (?:from|in|on|of|at|with) (?:[a-z'-]+ ){0,2}[a-z'-]+?)?`;

const nobody =
	"(?<!\\b(?:that|which|who) )(?:nobody|no one|noone)(?: (?:here|ever|really|in the office|at the desk|on the team))? (?:sees?|answers?|repl(?:y|ies)|responds?|picks? up|checks?|reads?|books?|shows?|follows?|knows? (?:who|what|when|where|which|if|whether|how)|notices?|updates?|tells|remembers?|opens?|turns? up|gets? back|tracks?|pays|buys|finds?|looks|confirms|logs|writes|calls|comes|clicks|signs)";

const told = [
	`${actor(people)} ${often}(?:${loud})(?:s|es|ing)?\\b(?! (?:to |about |for )?(?:you|u|your)\\b)`,
	`${actor(`${people}|${things}`)} ${often}(?:${quiet})(?:s|es|ing)?\\b(?=.*\\b(?:${wrong})\\b)`,
	`${actor(`${people}|${things}`)} ${often}${fails}[a-z]{3,}`,
	`${nobody}\\b`,
	`${actor(things)} (?:always |often |constantly |just |sometimes |keep |all )?(?:clash(?:es|ing)?|overlap(?:s|ping)?|collid(?:e|es|ing)|(?:get|gets|getting) (?:lost|mixed up|forgotten|buried|missed|muddled|duplicated|ignored))\\b`,
	// "The queue of WhatsApps is never ending".
	`(?:the|our|my) (?:queue|line|list|pile|backlog|stream|flood|flow|volume|number|amount|mountain) of (?:[a-z-]+ ){0,2}(?:${things}|${people}) (?:is|are|keeps?|never|just|gets|has|feels) [a-z]`,
	`${actor(things)} (?:is|are|feels?|seems?|were) (?:just |simply |absolutely |always |literally )?(?:never[- ]?ending|endless|relentless|non-?stop|constant|out of (?:hand|control)|overflowing|bursting|exploding|jammed|clogged|blowing up|overwhelming|unbearable|insane|unmanageable|impossible)\\b`,
	`(?:my|our|the) \\b(?:${things}) [a-z' ]{2,60}\\b(?:but|and) (?:nobody|no one) [a-z]`,
	"(?:the|my|our) (?:phones?|mobile|cell|inbox|line) (?:[a-z]+ ){0,2}(?:goes (?!straight to)|rings?|ringing|never|keeps|doesn't|doesnt|blows|explodes|buzzes)",
	`${actor(things)} (?:(?:go(?:es)?|come|arrive|pile|get|sit|enter|fall|end) (?:[a-z]+ ){0,6})?(?:(?:is|are|get|gets|goes|go|went|were)(?: [a-z]+){0,2} (?:poor|bad|terrible|awful|low|down|dropping|falling|slow|late|lost|cold|nowhere|wrong|missed|chaos|everywhere|unanswered|missing|overdue|unpaid|chaotic|(?:a|my|our) (?:mess|joke|nightmare|shambles|disaster|pain|second job))|go cold|pile up|pil(?:e|ing) up|get lost|fall through|go out and nobody|and nobody|but nobody|and no one)\\b`,
	"(?:uses?|using|have|got|with|on|in|across|between) (?:two|three|four|five|six|\\d) (?:different |separate )?(?:calendars|spreadsheets|apps|systems|notebooks|inboxes|phones|diaries|whatsapps|places) (?:and|that|which)",
	"(?:calendars?|systems?|spreadsheets?|apps|lists?|tools|stock|inventory|sheets|diar(?:y|ies)) (?:[a-z']+ ){0,5}(?:don't|dont|do not|doesn't|doesnt|never|none|neither|won't) (?:[a-z]+ )?(?:agrees?|match(?:es)?|talk|sync|tally|line up|add up)",
	"(?:is|are|'s|has become|became) (?:[a-z]+ ){0,2}(?:my|a|our) (?:second|full[- ]?time|whole|other) job",
	`(?:${things}|it|that|this) (?:is|are|r) (?:killing|driving|drowning|eating|bugging|hurting|ruining|burying|swamping) (?:me|us)\\b`,
	"(?:that's|thats|it's|its) (?:killing|driving|drowning|eating|bugging|hurting|ruining) (?:me|us)|doing my head in|(?:driv(?:es|ing)|sends?|sending) (?:me|us|my [a-z]+|everyone) (?:nuts|mad|crazy|insane|up the wall|bananas)",
	"(?:half|most|all|a third|a good chunk|too much) (?:of )?(?:my|our|the) (?:days?|weeks?|mornings?|evenings?|afternoons?|nights?|sundays?|time) (?:goes|go|is (?:spent|wasted|lost|gone)|are (?:spent|lost)|disappears|vanishes|gets (?:eaten|lost|wasted))",
	"(?:eats?|eating|kills?|killing|swallows?|steals?|takes?|taking|ruin(?:s|ing)?) (?:up )?(?:all |half |most of |half of )?(?:of )?(?:my|our) (?:evenings?|nights?|weekends?|sundays?|time|days?|life|week|mornings?|margins?)",
	`(?:${actor(things)} )?(?:they |it )?takes? (?:to )?(?:me|us|my [a-z]+)(?: (?:about|around|like|almost|up to))? (?:\\d+|two|three|four|five|six|half|all|a whole|hours|days|weeks|forever|too)\\b`,
	"(?:receptionist|secretary|assistant|bookkeeper|manager|admin|front desk|office lady|sales guy)(?: just)? (?:quit|left|is (?:off|sick|leaving|on leave)|went on)",
	"my (?:accountant|wife|husband|partner|boss|mother|mum|mom|dad|sister|brother|team|staff|bookkeeper|manager|receptionist|kids?) (?:always |constantly |still |just )?(?:nags?|complains?|moans?|hates?|forgets?|refuses|loses|can't|cant|never|spends?|wastes|keeps [a-z]+ing)",
];

const done = [
	"(?<!\\b(?:ma[dk]e|makes|making|craft|crafted|paint|painted|sew|sewn|bake|baked|roll|rolled|carve|carved|weave|woven|knit|stitch|stitched|build|built|roast|roasted|finish|finished|wash|washed|pick|picked|press|pressed|cut|pour|poured|dye|dyed)(?: [a-z]+){0,4} )by hand\\b",
	"manually\\b|from memory\\b|copy(?:ing)?(?: and|-| )past(?:e|ing)\\b|re-?typ(?:e|es|ing)\\b|re-?enter(?:s|ing)?\\b|re-?key(?:s|ing)?\\b|type (?:it|them|everything) (?:again|twice|out)\\b",
	"(?:do|does|doing|enter|write|type|book|put|log|record|answer|say)\\w* (?:[a-z]+ ){0,4}twice\\b",
	"(?<!\\b(?:good|great|fine|looks|sounds) )(?:on|in|with) (?:an? |my |the |our |old |carbon )*(?:paper|notebooks?|napkins?|post-?its?|sticky notes|spreadsheets?|excel|google sheets?|whiteboard|carbon paper|ledger|diary|heads?|pen and paper|index cards?)\\b",
	"(?:spends?|pass|wastes?|lose|burn|spending|wasting) (?:about |around |like |almost )?(?:half|all|most of|hours|my|our|whole|too|every|(?:sun|satur|fri|mon)days?|evenings|nights|weekends|mornings|afternoons|days |\\d+ hours|two hours|three hours)\\b",
	"(?:answer|reply|write|do|doing|send|type|call|text|quote|invoice|work|chase)\\w* (?:[a-z']+ ){0,5}(?:at|until|till|til|past) (?:midnight|1 ?am|2 ?am|3 ?am|night|11|dawn)\\b",
	"(?:forget|dread|lose track|losing track|double[- ]?book|overbook|mix up|run out of|fall behind|falling behind|juggl(?:e|ing)|scrambl(?:e|ing)|chas(?:e|ing) (?:people|payments?|invoices?|unpaid|customers|clients|money|everyone|them|deposits?|parents|tenants|suppliers))\\b",
	"(?:can never|never (?:know|get round|get around|remember|find time|find out|have time)|no (?:idea|way of knowing) (?:who|which|where|if|whether)|(?:don't|dont|do not) (?:know|remember) (?:who|which|where)|(?:can't|cant|cannot) (?:tell (?:who|which|if|whether)|find|track|keep|cope|reach|see (?:who|what|which)|remember|answer (?:them|all|every|the|while|when)|be (?:in|on|everywhere)))\\b",
	"(?:sick|tired|fed up|exhausted|bored) (?:of|to|with|from) (?:[a-z]+ing|answer|repeat|explain|chase|write|the same)\\b|hate (?:doing|chasing|answering|typing|writing|repeating|explaining|sending|counting|entering|checking|copying|having to)\\b",
];

const nouns =
	/^(?:(?:honestly|mainly|mostly|basically|just|all|the|my|our|too many|so many|constant|endless|it's|its|well|mainly it's|definitely)[,:]? )*(?:no[- ]?shows?|double[- ]?bookings?|overbookings?|(?:last[- ]minute |late )?cancell?ations|(?:late|unpaid|overdue|missed|lost|abandoned|spam|fake|wrong|duplicate|unanswered|missing) (?:payments?|invoices?|calls?|messages?|bookings?|orders?|carts?|leads|reviews|appointments|quotes|deposits|emails)|chargebacks|t[iy]re kickers|time[- ]?wasters|empty (?:chairs|tables|rooms|seats|slots|beds|classes))[ .!]*$/;

/** Scenes as they are told in English. Folded. */
export const english: Scenes = {
	opening: `(?:${actor(`${people}|${things}`)}) ${often}(?:${loud}|${quiet})(?:s|es|ing)?`,
	told,
	done,
	doer: /\b(?:i|i'm|im|we|we're|us|my|our|me|she|he|still|everything|chasing|doing|having to)\b/,
	nouns,
};
