import type { Passing } from "./passing.ts";

const kids =
	"(?:sons?|daughters?|kids?|children|child|boys?|girls?|baby|babies|toddler|little one|grand(?:son|daughter|kids?))";
const spouse = "(?:wife|husband|girlfriend|boyfriend|fiancee?|partner|mom|mum|mother|dad|father)";
const which =
	"(?:biggest|main|big|closest|nearest|own|old|older|younger|little|best|good|other|local|direct|former|last|previous|new)";
const kin =
	"(?:friends?|buddy|mate|brother|sister|cousins?|uncle|aunt|nephew|niece|(?:brother|sister|father|mother)[- ]in[- ]law|in-laws|ex(?:[- ](?:boss|husband|wife|partner|employer))?|neighbou?rs?)";
const rivals = "(?:competitors?|competition|rivals?|clients?|customers?|suppliers?|bank)";
const house =
	"guy|place|company|people|hotel|restaurant|shop|store|school|chain|franchise|agency|firm|outfit";
const nearby =
	"(?:next door|across the (?:street|road)|down the (?:street|road)|we (?:used|had|tried)|in town|nearby)";
const wait = "(?:sec|secs|second|seconds|moment|moments|minute|minutes|min|mins|mo|tick|bit|hour)";
const visited =
	"(?:schools?|college|university|nursery|kindergarten|daycare|gym|bank|hospital|clinic|doctor(?:'?s)?|dentist(?:'?s)?|vet(?:'?s)?|pharmacy|airport|hotel|restaurant|cafe|bar|pub|shops?|store|supermarket|market|mall|garage|mechanic(?:'?s)?|salon|barber(?:'?s)?|hairdresser(?:'?s)?|church|court|post office|bakery|lawyer(?:'?s)?|accountant(?:'?s)?|notary|office|beach|cinema|library|travel agency|estate agent(?:'?s)?)";
const served =
	"(?:dentists?|doctor|accountant|bookkeeper|lawyer|solicitor|vet|bank|landlord|mechanic|plumber|electrician|hairdresser|barber|teacher|notary|realtor|estate agent|insurance (?:company|agent)|travel agent|supplier)";

/** Where somebody begins to speak of another. */
const clause = "(?:^|\\b(?:and|but|so|because|cause|cuz|since|while|well|sorry) )";

/** What people say in passing, in English. */
export const english: Passing = {
	courtesy:
		"ok|okay|oh|ah|mm+|hm+|huh|sorry|hey|please|pls|just|well|um|uh|so|yes|no|great|perfect|thanks|again|now|right now|lol|quickly|real quick|for me",
	pauses: [
		"(?:hold|hang) (?:on|up)|wait(?: up| please| for me)?|bear with me|stand by|brb|gtg",
		`(?:wait |hold on |hang on )?(?:for )?(?:just )?(?:a|one|two|half a|five|ten|\\d+|a couple(?: of)?|a few) ${wait}(?: (?:i'm|im|while i|i have|i've|let me|because) .{1,30})?`,
		"(?:give me|gimme) (?:two|five|ten|a few)",
		`(?:give|gimme|allow|grant) ?(?:me )?(?:just )?(?:a|one|two|five|ten|\\d+|a couple(?: of)?|a few) ${wait}`,
		"(?:(?:i'll|i will|ill|i'm gonna|gonna) )?(?:be )?(?:right )?back (?:soon|shortly|later|(?:in|after) (?:an?|one|two|five|ten|half|\\d+|just|lunch|this)\\b.{0,20})|(?:i'll |i will |ill )?be right back|(?:i'll |i will )?(?:talk|write|type|answer|reply) (?:to you )?(?:later|soon|in a (?:bit|sec|minute|moment))",
		"(?:i )?(?:have|need|got|gotta|must|should)(?: to)? (?:go|run|dash|take this(?: call)?|get (?:the door|that|this)|answer (?:this|that|the door)|step (?:out|away)(?: .{1,20})?|hang up)",
		"let me (?:just |quickly )?(?:check|ask|see|find out|look|get back)(?: .{1,40})?",
		"(?:the|my) phone(?:'s| is) ringing",
		"(?:i'm |i am |im )?(?:getting|have|i have|i've got|got) (?:a|another|an incoming) call(?: coming in)?",
		"(?:they're|theyre|they are|somebody's|someone's|somebody is|someone is|my (?:boss|wife|husband|mom|mum|dad) is) calling(?: me)?",
		"(?:there's |there is )?(?:some(?:one|body)(?:'s| is)?) (?:is )?(?:at the (?:door|counter|desk)|knocking|here)",
		"my (?:wifi|internet|connection|signal|battery) (?:dropped|died|is dying|went (?:down|out)|cut out|is (?:bad|down|slow))",
	],
	interruptions: [
		"(?:the|my|our) [a-z]+(?:'s| is| are) [a-z]+ing\\b.{0,20}",
		"(?:the|my) (?:phone|doorbell|bell|other line|cell|alarm|oven|kettle)(?:'s| is|s)? (?:ringing|going(?: off)?|buzzing|rings|ready|on fire)\\b.{0,20}",
		"(?:there's |there is )?(?:some(?:one|body)|(?:a|the|another) (?:customer|client|guest|courier|delivery(?: guy| man)?|guy|mailman|postman|boss|man|lady))(?:'s| is| just| has| has just)? (?:at the|at my|here|calling|walked|came|coming|waiting|arrived|on the|knocking|wants|needs me|in the shop)\\b.{0,30}",
		`(?:the|my|our) (?:${kids}|dog|cat|boss)(?:'s| is| are| just| keeps?| woke| wants?| needs?| fell)\\b.{0,40}`,
		"(?:i|we)(?:'ve| have)?(?: just)?(?: got)? (?:an?other|a|an|someone|somebody|people) (?:calls?|customers?|clients?|visitors?|delivery|person|meeting|guests?|incoming)\\b.{0,30}",
		"(?:an?other|a) (?:call|customer|delivery|client)(?: is| just|'s)? (?:coming|came|waiting|here)\\b.{0,20}",
		"(?:the )?(?:delivery|pizza|dinner|lunch|food|coffee|uber|taxi|bus)(?: guy| man)?(?:'s| is| just)? (?:here|ready|burning|arrived|came|boiling)\\b.{0,20}",
		"(?:something|work)(?:'s| is| just| has| has just)? (?:came up|come up|burning|on fire|boiling|calling)\\b.{0,20}",
		"(?:they|he|she|it)(?:'re|'s| are| is) (?:calling|crying|ringing|knocking|barking|waiting|screaming|at the)\\b.{0,20}",
		"(?:i'm |i'll |let me )?(?:get(?:ting)?|find(?:ing)?|clos(?:e|ing)|open(?:ing)?|turn(?:ing)? off|grab(?:bing)?|put(?:ting)? on) (?:my|the|a) [a-z]+(?: [a-z]+)?",
		"i'm (?:driving|on the (?:phone|bus|train|road|other line)|in a (?:meeting|shop|queue)|cooking|with a (?:customer|client))\\b.{0,20}",
	],
	assurances: [
		"(?:it's |that's |its )?(?:no|not an?) (?:problem|worries|prob|issue|hassle|stress|biggie|bother)(?: at all)?",
		"(?:(?:i|we)(?:'ve| have)? )?(?:just |already |now )?(?:changed|fixed|corrected|updated|edited|sorted|adjusted|amended) (?:it|that|this|them|everything)(?: (?:now|already|for you|myself|again|back|up|out))*",
		"(?:it|that|everything|all)(?:'s| is| has been|'s been| was)? (?:now |all |already )?(?:changed|fixed|corrected|updated|sorted|fine|good|ok|okay|settled)(?: (?:now|already|again))*|don't worry(?: about (?:it|that))?",
	],
	puzzled: [
		"(?:i )?(?:really )?(?:don't|dont|do not|didn't|didnt|can't) (?:quite |really )?(?:understand|get|follow|catch)(?: (?:you|that|the question|what you(?: mean|'re asking| are asking)(?: (?:by|with) (?:that|this|it))?))?",
		"(?:i'm |im |i am )?(?:lost|confused|not (?:following|with you|sure what you mean|sure i (?:follow|understand)))(?: (?:here|now|sorry|by (?:that|the question)))?",
		"(?:what|how) (?:do|did) you mean(?: (?:by|with) .{1,40})?|meaning what|what does (?:that|this|it) mean|what (?:are you|r u) asking(?: me| for)?|what was the question|come again|say (?:that|it) again|say what|pardon(?: me)?|huh|what",
		"(?:can|could) you (?:please )?(?:say|put|explain|repeat|rephrase|ask) (?:that|it|the question)(?: (?:again|differently|better|another way|more simply|in (?:other|simpler|easier|different|plain) (?:words|terms|english|way)))*(?: (?:please|to me|for me))*",
	],

	worksWith: [
		"(?:(?:well|so|mostly|mainly|just|only|currently|right now|at the moment|for now|today|honestly) )*(?:(?:i|we|they|everyone|everybody|(?:the|my|our) (?:whole )?(?:team|staff|guys|people|office))(?:'re| are| am|'m|'ve| have)? (?:(?:just|only|mostly|mainly|currently|still|already|all|also|always|been|now) )*(?:use|uses|using|used|on|sell|selling|run|running|works?|working|rely|relying|pay|paying|buy|buying|get|getting|order|ordering|manage|managing|keep|keeping|do|doing|handle|track|tried|trying|switched|moved|switching|moving)\\b)",
		"(?:mostly|mainly|just|only|currently|all) (?:on|through|via|with|using|over|in) (?=[a-z])",
		"(?:everything|it|all(?: of it)?|that|most(?: of it)?|orders|bookings|sales|messages|it all)(?:'s| is| are)? (?:(?:all|just|mostly|done|run|kept|managed) )*(?:runs?|goes|go|happens?|comes?|come|sits?|lives?|through|via|on|in|over|with|by|using)\\b",
	],
	firm: "(?:my|our|the|this|his|her|their) (?:little |small |own |whole )?(?:company|business|firm|shop|store|agency|hotel|restaurant|school|brand|hostel|startup|place|clinic|studio|salon|practice|farm|gym|cafe|bakery|garage|office)",
	firmDoes:
		"(?:has|does|do|keeps?|runs?|goes|opens?|closes?|sells?|makes?|needs?|works?|grows?|grew|started|opened|will|can|can't|isn't|doesn't|had|pays?|uses?|gets?|got|takes?|took|belongs|exists?|survives?|struggles?|turns?|turned|employs?|serves?|offers?|stays?|looks?|feels?|lost|loses?|wants?|always|never|already|still|just|only|really)",
	elsewhere:
		"buy|buys|bought|get|gets|got|order|orders|ordered|source|sources|import|imports|imported|shop|supply|supplies|supplied|stock|comes?|came|heard?|hear|reads?|stud(?:y|ies|ied|ying)|graduated|learned|learnt|works?|worked|met|meet|lunch|coffee|stay(?:ed|ing)?|parked|waiting|delivery|invoice|bill|referred|moved|switched|migrated|left|quit|fired|retired|refund|quote",
	likeness: [
		"(?:very|quite|really|so|too|pretty|fairly|rather|still|just|now|currently|also|all|mostly|only|always|never|not|no|a bit|a little|kind of|sort of|more|less|about|around|almost|nearly|over|under|like|mine|ours|here|there|what|how|why|where|my|our|because|doing|going|getting|having|being|making|losing|trying|looking|moving|thinking|turning|based|located|registered|incorporated|owned|run|made|known|called)\\b.*",
		"(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty) (?:years?|months|weeks|people|employees|strong|of us)\\b.*",
		"(?:in|on|at|from|up|down|out|off|between|for|to|by|with|without|of|behind|near|close) .+",
		"(?:growing|expanding|struggling|booming|failing|dying|changing|thriving|surviving|suffering|evolving|starting|closing|opening|shrinking|sinking|working|running|recovering|slowing)",
		"(?:small|smallish|tiny|big|bigger|large|huge|new|newer|old|older|young|slow|slower|busy|busier|quiet|dead|seasonal|local|national|international|global|remote|online|offline|private|public|family|family[- ](?:owned|run)|independent|profitable|stable|steady|healthy|fine|good|great|okay|ok|alright|bad|tough|hard|closed|open|legit|real|everything|nothing|complicated|different|special|amazing|wonderful|broke|bankrupt|sold|tight|successful|popular|famous|well[- ]known|established|traditional|simple|digital|medium|medium[- ]sized|mid-?sized?|mixed|strong|weak|better|worse|unique|legal|chaos|chaotic|a mess|crazy|complex|sole|foreign|overseas)",
	],
	goesOn:
		"(?:and|but|for|in|with|enough|now|right|these|this|at|from|run|owned|to|thanks?|since|because|so|though|as|like|on|too|fast|well|slowly|quickly|nicely|steadily|a (?:lot|bit)|every|again|really|very|lol|haha|today|lately|business|company|team|and)\\b",

	past: [
		"(?:last|previous|past) (?:year|month|week|quarter|season|spring|summer|fall|autumn|winter|christmas|easter|time|january|february|march|april|may|june|july|august|september|october|november|december)\\b",
		"\\bago\\b|\\bback (?:in|then|when)\\b|\\b(?:19\\d\\d|20[01]\\d)\\b|\\bsince\\b|\\bused to\\b|\\bfor (?:the (?:last|past) )?(?:(?:over|about|almost|nearly|around|more than) )?(?:\\d+|a few|two|three|four|five|six|seven|eight|nine|ten|many|several|twenty|thirty) (?:years|months|decades)\\b(?! from now)|\\byears (?:old|of (?:age|experience|marriage)|in (?:business|the))\\b|\\b(?:every|each) (?:year|month|week|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|autumn|winter)\\b",
		"\\b(?:i|we|he|she|they|it|who|that|which|you|(?:the|a|my|our|his|her|this)(?: [a-z]+){1,3}?)(?: (?:only|first|already|actually|just|all|finally|also))? (?:was|were|had|did|didn't|didnt|wasn't|weren't|opened|started|began|tried|lost|left|closed|moved|bought|hired|fired|got|went|came|launched|signed|joined|met|worked|broke|happened|canceled|cancelled|quit|lived|sold|took|made|ran|spent|built|changed|switched|renewed|expanded|stopped|died|retired|founded|inherited|ended|expired|failed|crashed|visited|travell?ed|finished|paid|nearly|almost)\\b",
	],
	ofLife: [
		"\\b(?:birthday|bday|anniversary|baby shower|honeymoon|funeral|christening|baptism|reunion with|due date)\\b",
		`\\b(?:i'm|im|i am|we're|we are|is|are|gets?|got|getting|be) (?:getting )?(?:married|engaged|divorced|born|pregnant|on (?:vacation|holiday|leave|maternity leave)|off work|away|abroad|traveling|travelling)\\b`,
		`\\b(?:my|our) (?:${kids}|${spouse}|sisters?|brothers?|cousins?|parents|friends?|nephew|niece)(?:'s)? (?:is|are|gets?|starts?|turns?|graduates?|comes?|goes|leaves?|arrives?|finishes|has|have|was|were|will|wedding|visits?|travels?|moves?)\\b`,
		"\\bi (?:turn|turned|go on (?:vacation|holiday)|take my (?:vacation|holidays?)|travel|graduate|retire)\\b|\\b(?:my|our|the) (?:vacation|holidays?|surgery|operation|exam|exams|flight|trip|wedding|rent|taxes|visa|passport|court date) (?:is|are|was|were|expires?)\\b",
	],
	wished:
		"\\b(?:wants?|wanted|wanting|needs?|needed|would|'d|like|hop(?:e|es|ed|ing)|think(?:ing)?|thought|plan(?:s|ned|ning)?|aim(?:s|ed|ing)?|look(?:ing)?|target(?:ing)?|ready|must|should|ought|expect(?:ed|ing)?|suppose[ds]?|deadline|goal|scheduled|intend(?:ed)?|meant|ideally|maybe|probably|can|could|works?|fine|ok|okay|done|as long as|any ?time|soon|sooner|possible|by|after|before|once|not until|(?:moved|pushed|postponed) (?:it |this |that )?to|as soon as|when|in time|asap|launch(?:ing)?|go live|start (?:in|on|by|this|next)|begin)\\b",

	nameless: [
		"(?:i'm|im|i am|we're|we are|this is|that's|that is|it's|its|it is) (?:(?:really|actually|definitely) )?not(?: called| named)?",
		"(?:i|we) (?:ain't|aint|aren't|arent)(?: called| named)?|(?:it|this|that|he|she) (?:isn't|isnt|ain't)(?: called| named)?",
		"(?:my|the|our|his|her|its) (?:full |first |last |company |business |real )?name(?:'s| is)? (?:not|isn't|isnt|ain't)|(?:my|the|our) (?:company|business|shop|store|hotel|firm)(?:'s| is)? (?:not|isn't|isnt)(?: called| named)?",
		"not (?:called|named)|(?:don't|dont|do not|please don't|stop) call(?:ing)? me|nobody calls me|never (?:called|named)|no longer (?:called|named)|(?:isn't|isnt|is not|not|no longer) (?:called|named)",
	],
	uncounted: [
		"(?:we|they|it|i|there) (?:were|was|have|has|had) never(?: been| had| got)?|(?:we|they|it|i) never (?:were|was|had)",
		"it's not (?:that|like|as if) (?:we|i|there)(?:'re|'ve| are| have| had| got)?(?: got)?",
		"(?:it|that|this|they|we|i|you|there|those)(?:'s|'re|'m| is| are| am| was| were)? ?(?:not|isn't|isnt|aren't|arent|wasn't|weren't|ain't|aint)",
		"(?:i|we|they|you|it|he|she) (?:(?:really|certainly|definitely|actually) )?(?:don't|dont|do not|didn't|didnt|doesn't|can't|cant|cannot|won't|wouldn't|haven't|have not|never) (?:even )?(?:have|had|got|make|employ|said|say|mean|meant|pay|paid|spend|spent|afford|want to (?:pay|spend)|be|need|cost|reach|earn|invoice)",
		"(?:we've|i've|we have|i have) not(?: got)?|(?:my|our|the) (?:budget|team|staff|headcount)(?:'s| is| are)? (?:not|isn't|isnt|aren't)|not|never said|nowhere near|nothing like|far from|neither",
	],
	namelessAfter: "(?:i'm|i am|we're|we are) not|(?:is not|isn't|not) (?:me|us)",
	uncountedAfter: "no|not|no way",
	undated: "(?:not|isn't) (?:in|on|for)(?: (?:early|late|mid|the))*",
	limit:
		"(?:more|over|above|less|under|fewer|below|until|before|till|only|just|even|at|sure|yet|now|this|next|in|for|urgent|a (?:problem|lot)|all|too|much|many)\\b",
	joint: "but rather|but|rather|instead|and",
	anew: "it's|its|it is|i'm|im|i am|we're|we are|my name|call me|more like|just|only",

	others: `(?:(?:my|our|the|a|an|one|another|some|his|her|their|your) (?:${which} )*(?:${kin}|${rivals})(?: of (?:mine|ours))?(?:'s? [a-z]+)?(?: ${nearby})?|(?:a|an|one|another|some|his|her|their|that|the other) (?:[a-z]+ )?(?:${house})(?: ${nearby})?|(?:the|that|this) (?:[a-z]+ )?(?:${house}) ${nearby}|(?:the |our |my )?(?:last|previous|other|old|former) (?:agency|guys?|company|one|place|people|provider|firm|developer|freelancer|boss|employer))`,
	othersDo:
		"(?:(?:just|already|only|also|probably|apparently|now|alone) )*(?:has|have|had|got|used to (?:have|employ|run|own)|runs?|ran|owns?|owned|employs?|employed|manages?|managed|works? (?:with|for|at)|worked (?:with|for|at)|counts|hired|hires|are)",
	payees: `(?:(?:my|our|the|a|an|one|another|some|his|her|their) (?:${which} )*(?:${kin}|${rivals}|(?:agency|agencies|developer|freelancer|designer|consultant|provider|vendor|outfit|landlord|lawyer|accountant|plumber|electrician|mechanic|painter|builder|carpenter|roofer|dentist|doctor|vet|hairdresser|cleaner|driver|teacher|nurse|photographer|caterer|guest|patient|tenant|insurance|insurer|government|tax ?man|employee|receptionist|assistant|secretary|intern))(?: of (?:mine|ours))?|they|someone|somebody|people|(?:the |our |my )?(?:last|previous|other|old|former) (?:guys?|ones?|people|company|firm|place|lot|crowd)|another (?:one|agency|company|guy|firm))`,
	payeesGive:
		"(?:(?:just|already|also|both|and i|is|are|was) )*(?:approv\\w+|says?|said|can|could|will|would|authori[sz]\\w+|agree[sd]?|and i|thinks?|suggest\\w*|set aside|put aside|wants? to (?:spend|invest|pay|put)|willing|ready|happy)\\b",
	forUs: "for (?:this|it|us|you)|set aside|aside|in mind|budget",
	bought:
		"(?:(?:my|our|the|a|an|his|her|their) (?:(?:last|previous|old|new|own) )*(?:rent|lease|mortgage|loan|car|truck|van|house|wedding|website|site|brochure|sign|oven|machine|school|tuition|salary|payroll|taxes|power bill)|rent|payroll|insurance|taxes)",
	boughtFor:
		"(?:(?:already|only|also|alone|still) )*(?:costs?|was|were|is|are|ran|runs|sets?|went|came|takes?)",

	opening: "and|but|so|well|because|also",
	joints: "and|but|so|because|while",
	touched: [
		`${clause}(?:my|our|his|her) ${kids}(?:'s)? (?:is|are|'s|was|were|goes|go|went|stud(?:y|ies)|works?|teach(?:es)?|attends?|starts?|started|graduat\\w+|wants? to (?:be|become|study)|dreams? of|has|have|had|got|loves?|likes?|hates?|takes?)\\b`,
		`${clause}(?:my|our|his|her) ${spouse}(?:'s)? (?:is|'s|was|went|goes|are|were) (?:(?:still|now|currently|just|only) )?(?:at|in|off|back|going|heading|on (?:his|her|the) way|sick|visiting|teaching|studying|waiting|away)\\b`,
		`${clause}(?:my|our|his|her) (?:${spouse}|${kin}|parents|roommate|flatmate)(?:'s)? (?:works?|worked|teaches|taught|studies|studied|used to (?:work|be|run|own))\\b`,
		`${clause}(?:my|our|his|her|a) (?:(?:${kin}|${kids})(?: of mine)?(?:'s| is| was)?|(?:${spouse}|parents) (?:was|were|used to be)) an? [a-z]+\\b`,
		`\\b(?:my|our|his|her|the) (?:${kids}'s?|${kids}s?'|${kids}) (?:school|nursery|college|teachers?|daycare|university|coach|gym|headteacher|principal)\\b`,
		`\\b(?:i|we)(?:'ve| have| just| once| recently)? (?:met|saw|heard|read|ate|stayed|slept|waited|was|were|spent|forgot|parked|live|lived|sat|bumped|ran into|grew up|had (?:lunch|dinner|coffee|breakfast|a drink))\\b.{0,40} (?:at|in|from|near|by|behind|opposite|next to|above|outside) (?:the|a|an|my|some|his|her) (?:[a-z]+ )?${visited}\\b`,
		`\\b(?:off|on my way|on our way|going|heading|headed|running|driving|walking|rushing|hurrying|popping|went|go|came|come|been|have to go|got to go|gotta go|stop(?:ping)?|drop(?:ping)?) (?:(?:over|out|back|down|up|by|in|home) )?(?:to|from|at|by|into) (?:the |my |a |an |his |her |their |our )?(?:[a-z]+ )?${visited}\\b`,
		`\\b(?:i'm|im|i am|we're|i was|i've been|been|sitting|standing|stuck|waiting|queu(?:e)?ing|writing|typing|here) (?:(?:still|now|currently|right now|here|all (?:day|morning)) )*(?:at|in|outside|from) (?:the|my|her|his|a) (?:[a-z]+'s )?${visited}(?:(?: (?:right now|now|at the moment|today|with .*|waiting.*|for .*))?)$`,
		`\\b(?:got|came|come|coming|getting|am|be|i'm|was|just) back from (?:the |my |a |an )?(?:[a-z]+ )?${visited}\\b|\\b(?:leaving|left) (?:for )?(?:the |my )${visited}\\b`,
		`\\b(?:pick|picking|picked|drop|dropping|dropped|collect|collecting|take|taking|took|fetch|fetching|bring|bringing) (?:up )?(?:the |my |our )?(?:${kids}|wife|husband|dog|cat|mom|mum|dad|car|mother|father)(?: (?:up|off))? (?:at|from|to|in) (?:the |her |his |their )?(?:[a-z]+ )?${visited}\\b`,
		`\\b(?:appointment|meeting|booked|date|call|interview|exam|class|check-?up) (?:at|with|in) (?:the |my |a |an |our )?${visited}\\b|\\b(?:see|seeing|saw|visit|visiting|visited|call|calling|called|ask|asking|asked|pay|paying|paid|owe) (?:the|my|a|our) ${served}\\b`,
		`${clause}(?:the|my|our) ${served} (?:just )?(?:kept|keeps|called|calls|is calling|told|says|said|wants?|wanted|sent|sends|charged|charges|made|makes|gave|gives|took|was|is|lent|approved|rejected|raised|never|won't|quit|has|had) (?:me|us|him|her|back|late|out|off|my|our|to|away|closed|shut|open|busy|today|more|a|the|on)\\b`,
	],
};
