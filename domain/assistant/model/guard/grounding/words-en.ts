import { stemmer } from "@orama/stemmers/english";
import { phrasesEn } from "./phrases-en.ts";
import type { WordLists } from "./word-lists.ts";

/** "Managers" are more than what manages: the stemmer takes them for the verb. */
const doer = /^(?:manag|work|provid|help|mak|giv|receiv|handl|run|own)ers?$/;

/** What English words do in a sentence. Folded, but for what is stemmed. */
export const wordsEn: WordLists = {
	stem: (word) => (doer.test(word) ? word : stemmer(word)),
	empty: `a an the of in on at by for from to into onto with within as and or but if so that this these those it its they
		them their theirs he she him her his hers you your yours yourself i me my mine what which who whom whose where when how why
		someone somebody anyone will there here then than is are was were be been being am do does did done has have had having would could should may
		might must shall can also too very just even both about between during through per via while because although though
		however yet s t re ve ll d m up out over off down since upon under yes whether whoever whatever whichever`,
	light: `receive receives receiving normally typically generally exactly basically mainly precisely ideal important next option alternative detail necessary possible still
		simple particular run runs look looks matter matters part situation aspect can able want wants like likes need needs needed help helps work works use uses using make makes let lets get gets got give gives
		offer offers provide provides allow allows have recommend handle handles manage mostly mainly usually customer customers user users
		business businesses company companies case way kind thing things time sort example own actually really simply easily directly
		currently available ready based well right something once go goes come comes put land lands system systems platform
		tool tools channel channels process solution site page end explain explains even last lasts used see sees question questions query queries doubt doubts`,
	phrases: phrasesEn,
	idioms:
		/(?:it )?does\s+not\s+invent(?: answers| anything)?\s*[:;,]\s*(?=(?:if|when) it (?:can ?not|does not))|^\s*(?:first|then|finally|lastly|at the end|in the end)\b|\b(?:of course|for example|unlike chatgpt|it is not like chatgpt(?=[:;,])|after the (?:free )?(?:diagnostic|diagnosis|audit ?express|session)(?=.*person)|(?<=person.*)after the (?:free )?(?:diagnostic|diagnosis|audit ?express|session)|that said|(?:the )?(?:best|right|perfect|ideal|natural) (?:fit|choice|product|option|solution)(?: for (?:you|your business|that))?(?: is| would be)?|(?:i am )?(?:happy|glad) to|most of all|above all|in all|i (?:would )?(?:recommend|suggest|propose|look at|start with)|i think|shall i|as a rule|in general|the best (?:place|way|thing|step)(?: to (?:start|begin|go))? is(?: to)?|(?:that )?is (?:something|what|where|just what|exactly what) we can help(?: you)?(?: with)?)\b/giu,
	ourTeam: [/\bour (?:ai )?(team|assistants?|products?|solutions|projects)\b/giu, "the $1", "we"],
	never: "no not never nobody nothing none without neither nor cannot nowhere",
	operators: `more less only always every each all any best better worse worst first before after other another several many much few most some instead everything anything`,
	us: "we us our ours ourselves",
	ours: "our ours ourselves",
	usVerb: null,
	self: "i me my mine myself",
	ahead: /\b(?:will(?! (?:tell|say|show|explain|confirm|contact|reach)\b)|shall|gonna|going to|about to)\b/i,
	must: /\b(?:ha(?:s|ve|d) (?:always )?(?:got )?to|having to|must|needs? to|got to|(?:is|are|be) (?:always )?(?:required|obliged|obligated|forced|mandatory|compulsory|obligatory|necessary|essential|bound|a must)(?: (?:for|to))?|(?:mandatory|compulsory|obligatory|necessarily|requires?(?= you| your| that)))\b/gi,
	freed: /\b(?:not|no|never|without|nobody|nothing|neither|nor|none)(?:\s+[a-z]+){0,2}\s*$/i,
	yours: "you your yours yourself",
	yourOwn: "your yours",
	myOwn: "my",
	theirOwn: "their theirs his her hers",
	alone: "ours yours theirs hers",
	you: "you",
	qualifiers: [
		["hasta", /\bup to (?:the |a )?$/],
		["over", /\b(?:over|more than|above|beyond) (?:the |a )?$/],
		["under", /\b(?:under|less than|below|in under|within) (?:the |a )?$/],
		["about", /\b(?:almost|nearly|about|around|roughly|approximately) (?:the |a )?$/],
		["least", /\b(?:at least|from|minimum) (?:the |a )?$/],
	],
	does: /\b(?:is|are|was|were|has|have|had|been|got)(?: \w+)? \w+(?:ed|wn|ought|ent|ade)\b/i,
	saysWho: /^\s*(?:this is|i am|my name is|here is|you are (?:talking|speaking) (?:to|with))\b/i,
	except: /[,;]?\s*(?:except|save|other than|but not) (?:on |for |in )?/gi,
	without: "without",
	before: "to of with from for by on at in",
	determiners: "the a an your our their his her its my each every this these those no any some",
	articles: "the a an your our their his her",
	limits: "only",
	verbs: `talk answer connect book schedule write read measure fix sell buy ask qualify log alert transcribe separate suggest quote
		keep show hand pass gather remind settle pick rescue recover confirm stay improve automate set found reach call take
		depend publish cost charge pay approve guess replace bring test start begin greet follow offer give make have work
		help speak check find look leave land recommend want need get use tell say walk Weuse win invent listen quote hold explain include know close deliver is are does do has can will was were`,
	notVerb: /(?:tion|tions|ment|ments|ness|ity|ship|ing)$/,
	actors: "assistant team person agent desk counter",
	sellers: "agent desk counter",
	people: `customer lead client guest buyer user visitor donor volunteer student applicant family patient minor guardian partner
		ally beneficiary others`,
	supposing: "if when whenever whether",
	seeking: "what who whom whose whoever whatever whichever which where how",
	aiming: "to",
	data: "data",
	free: "free",
	team: "team",
	person: "person",
	always: "assistant",
	promised: `free discount discounts off markdown rebate deal promotion promo guarantee guaranteed warranty promise promised refund
		refunds cheap cheaper gift coupon voucher bonus ensure assure prize waive treat complimentary affordable`,
	owed: `free discount discounts off markdown rebate deal offer promotion promo guarantee guaranteed warranty promise promised refund refunds
		contract price prices cost costs charge charges charged pay paid pays payment money cheap cheaper fee fees bill gift present
		coupon voucher bonus commitment ensure assure certified risk fine debt tax taxes legal partner ally official award prize waive
		treat owe worth invoice complimentary affordable`,
	families: `
		answer answers answered reply replies respond responds response
		assistant assistants bot chatbot ai
		connect connects connected connection integrate integrates integration plug link
		create creates set setup implement implementation install
		take takes
		book books booking bookings schedule schedules reservation reservations reserve
		appointment appointments visit visits showing showings
		price prices cost costs pricing
		free
		commitment commit commits
		log logs record records save saves
		qualify qualifies score scores
		alert alerts notify notifies warn warns
		question questions query queries doubt doubts
		settle settles resolve resolves clear clears solve
		recover recovers rescue rescues pick picks
		support stay stays
		order organize
		automate automates automated automation automatically
		repetitive repeated
		language languages
		person people human
		improve improvement improvements
		look looks review reviews
		delete deletes remove erase
		fix fixes correct corrects
		measure measures
		website websites web
		step steps stage stages phase
		diagnostic diagnosis audit auditexpress
		found founded founder founders
		reach contact contacts
		send sends mail
		prepare prepares
		lead leads prospect prospects
		agent agents salesperson salespeople
		part parts
		car cars vehicle vehicles
		launch launched open opening
		technology technical
		lose loses losing lost
		buy buys buying bought
		find finds
		approve approves approved
		slot slots
		inventory stock
		email
		retail 		retail retailers store stores
		hotel hotels
		travel trip
		pass passes hand hands
		change changes
		cart carts
		minor minors
		unhappy upset
		remote remotely
		small
		include includes carry carries
		sign signing register
		keep keeps kept
		summary summaries
		sale sales sell sells
		login log
		guest guests traveler travelers
		connect sync compatible
		carrier courier shipper
		session meeting
		firm consultancy
		ad ads advertising
		gather gathers collect collects
		finish complete
		script scripts
		say says tell tells inform informs
		reach reached
		high peak
		season seasons
	`,
};
