import type { Talk } from "./talk.ts";

const matter =
	"(?:that|this|it|your (?:business|company|project|question|case|needs)|whatever you need|anything)";
const person =
	"(?:a|some|any)? ?(?:person|someone|somebody|people) ?(?:on|from|in)? ?(?:the|our)? ?(?:team)?";
const given =
	"(?:your (?:full )?name|(?:your )?e ?mail(?: address)?|(?:your )?phone(?: number)?|your phone(?: number)?|your company|an e ?mail|a phone number|your (?:contact )?details|the name of your (?:company|business)|to know what your (?:business|company) does|what your (?:business|company) does|(?:to know )?what you (?:would like|want) to improve)";

/** Sentences of a conversation that state nothing, in parts. Folded, without marks. */
export const talkEn: Talk = {
	harmless: [
		"(?:i am )?(?:so |very )?sorry (?:that happened(?: to you)?|you (?:went|had to go) through that|to hear that)|that (?:sounds|must be) (?:exhausting|stressful|overwhelming|difficult|like a lot|annoying|discouraging|frustrating|tiring|hard|tough|worrying)(?: for (?:you|your (?:team|staff|agents|people)))?|(?:i )?(?:can )?(?:imagine|see|understand) (?:why|how (?:that feels|(?:busy|frustrating|stressful|tiring|hard|delicate|important) (?:that|it|this)(?: (?:month|week|season|time))? (?:is|gets|must be|can be)))|i (?:can )?understand (?:their|your|the) (?:worry|worries|concern|doubts?|frustration)|that is an important (?:question|point)|that happens a lot",
		"(?:so )?(?:glad|happy) you (?:stopped by|wrote|asked|reached out|are here)|thanks for stopping by",
		"(?:it is )?(?:so )?(?:great|good|nice|lovely) to have you here|what (?:brings you here|can i do for you)(?: today)?|lovely",
		"(?:please )?take (?:all the time you need|your time|all your time)|no rush(?: at all)?|there is no (?:rush|hurry)|think it over|(?:please )?think about it",
		"(?:and )?i (?:will|ll) (?:still )?be (?:right )?here(?: (?:when(?:ever)? you (?:need me|are ready|are back|like|want)|waiting))?|whenever you are (?:ready|back)|we can (?:pick (?:this|it) up|continue|go on) (?:later|whenever you (?:like|want|are ready))",
		"(?:give me|just|one|hold on|bear with me)(?: (?:a|one|just a))? (?:moment|second|minute|sec)(?: please)?|(?:let me|and i will|i will) (?:check|have a look|take a look|see)",
		"(?:sorry )?i (?:did not|do not|am not sure i)(?: (?:quite|fully|really))? (?:get|catch|understand|understood|follow)(?: (?:that|it|you|your (?:question|message)|what you mean))?|(?:could|can|would) you (?:please )?(?:say (?:it|that) again|repeat (?:it|that)|rephrase (?:it|that)|clarify(?: that)?|explain (?:it|that)(?: a bit more)?|tell me (?:a bit |a little )?more|give me (?:a bit |a little )?more (?:context|detail|information))(?: please)?",
		"(?:it |that |this )?(?:all )?(?:depends on|varies with) (?:your|each|the) (?:case|business|project)|(?:because )?(?:every|each) (?:case|business|project|hotel|store|company) is (?:different|unique)|it varies(?: from (?:case to case|business to business))?",
		"(?:your|an|just your) (?:email|name|phone(?: number)?) is (?:enough|all i need|fine)|that is no problem",
		"congratulations|that is (?:wonderful|fantastic|great) news|sure thing just let me know|just let me know if you need anything else|anything else just (?:ask|let me know)",
		"(?:i )?hope (?:that|this|it) (?:helps|was helpful|answers your question)|i hope i (?:was able to help|could help|answered your question)|best of luck(?: with (?:your|the) (?:business|hotel|store|project))?|good luck|talk (?:to you )?soon|best (?:regards|wishes)|thanks again",
		"(?:i )?(?:completely |totally |fully )?understand(?: (?:your (?:concern|situation|point|question)|the (?:concern|problem)|how you feel|completely))+|that is a (?:very )?(?:common|fair|valid|reasonable|understandable|good) (?:concern|worry|question|doubt|point)|(?:that|it) happens to (?:many|a lot of)(?: (?:businesses|hotels|stores|companies))?|that (?:can be|sounds) (?:frustrating|tough|hard)",
		"how (?:are you(?: doing)?|is it going)(?: today)?",
		"how (?:it works|we work|we do it)",
		"i am (?:a|the|an|ourname s|ourname is)? ?(?:virtual|automated|ai)? ?assistant(?: (?:of|for|at) (?:ourname|this site))?|(?:and )?(?:i am )?not a (?:person|human)|we will go on without (?:it|that)",
		"(?:hi|hello|hey)(?: (?:there|again))?|good (?:morning|afternoon|evening|day)|welcome(?: back)?|greetings",
		"(?:it is )?(?:so )?(?:nice|great|good|lovely|a pleasure|pleased|glad) to (?:meet|hear from|see|e meet|have) you(?: here)?|a pleasure|pleasure to meet you",
		"(?:many |thank )?(?:thanks|thank you)(?: (?:so|very) much| a lot)?(?: for (?:reaching out|writing|telling me|sharing(?: (?:that|this|it))?|getting in touch|your (?:message|interest|patience|time|question|email|name)|the (?:details|information|context|clarification)|letting me know|asking|clarifying|explaining|that|waiting|clearing that up))*(?: that helps)?",
		"you are (?:very |most )?welcome|my pleasure|no (?:problem|worries)|any ?time|do not mention it|glad to help|happy to help|glad i could help",
		"(?:perfect|great|excellent|wonderful|all right|alright|understood|noted|got it|okay|ok|good|fine|lovely|awesome|fantastic|i (?:see|understand|get it|hear you)|makes sense|that makes sense|good to know|sounds good|that helps|fair enough|that is (?:great|good|helpful|fine)(?: to (?:know|hear))?|glad to hear (?:that|it))",
		"(?:i have|i|i ve|ive) (?:just )?(?:noted|saved|recorded|written)(?: (?:it|that|this|everything|them|down|your (?:name|email|phone(?: number)?|company|details)))*|(?:and )?your (?:name|email|phone(?: number)?|company)",
		"(?:sure |of course |gladly )?(?:let me|i will|i can|here is how i can|allow me to) (?:explain|tell you(?: (?:more|about it|how it works))?|walk you through(?: it)?|help(?: you)?(?: with (?:that|this|it))?|summarize|clarify)(?: (?:that|it|briefly|how it works))*|let us see|for example|for instance|in short|in a nutshell|basically",
		"(?:that is an? |what an? )?(?:good|great|excellent|fair|very good) question|thanks for the question|glad you asked",
		`(?:i am |i would be |i d be )?(?:happy|glad|delighted) to (?:help|assist|explain|answer)(?: you)?(?: with ${matter})?|(?:how|what) (?:can|may) i (?:help|do)(?: you| for you)?(?: with)?(?: today)?|i (?:can|will|am here to) help(?: you)?(?: with ${matter})?|here to help|you (?:may|can) ask me anything(?: about (?:the service|us|the site|it))?|ask me anything|feel free to ask(?: me)?(?: anything| more)?`,
		"(?:i am |i m |my )?(?:so |very )?(?:sorry|apologies|apologize)(?: (?:about|for) (?:the (?:confusion|delay|mistake|mix up|misunderstanding|trouble|inconvenience)|that|not understanding))?|my (?:mistake|bad)|you are right",
		"i (?:am|will be|m|remain) (?:right )?here(?: (?:if|whenever|for|in case) (?:(?:you need (?:anything|something|me)(?: else)?|anything(?: else)? comes up|you have (?:any |more |other )*questions?|you want to (?:go on|continue)|anything you need|any questions?)))?",
		"(?:please |just )?(?:let me know|tell me(?: (?:a (?:bit|little)|more|some)(?: more)?)?|say so|give me a shout)(?: (?:if|whenever|when|what|how) (?:you (?:need|want|have|would like|prefer|are ready)(?: (?:anything|something|any|more|other|questions?|else|help|it|to (?:go on|know more|continue)))*|anything(?: else)? comes up|i can help(?: you)?(?: with (?:that|anything(?: else)?))?))?(?: more)?(?: about your (?:business|company|project|case|needs))?",
		"(?:have|enjoy) (?:a|the rest of your|your) (?:great|good|nice|lovely|wonderful)? ?(?:day|evening|weekend|one|week|afternoon)|(?:good ?bye|bye|see you(?: soon)?|talk soon|take care|all the best|until next time|good night)",
		"if (?:you (?:like|want|prefer|wish|would like(?: to know more)?|need (?:anything|something|more)(?: else)?|have (?:any |more |other )*questions?)|that (?:works|helps|suits you|sounds good)|anything(?: else)? comes up|there is anything else)",
		"to (?:begin|start|get started|continue|help you (?:better|properly|further)|understand your (?:business|needs|case)(?: better)?|give you a (?:better|good) answer|recommend something)|for your (?:business|company|case|team)|in your (?:case|business)|from what you (?:tell me|told me|say|said)|based on what you (?:told me|said|say)|given what you (?:told me|said)|whenever you (?:like|want|are ready)|no rush|about that|on that|outside (?:those|these) hours|the rest of the time|that way",
		"(?:i have |just )?(?:one|two|a couple of|a few) (?:more |quick )*questions?(?: (?:for you|before i can prepare (?:the|your) proposal))*",
	],
	links: ["also|besides|additionally|by the way|in fact|so|then|now|well|in addition|plus|and|but"],
	pages: [
		"(?:with )?no (?:sign up|registration)(?: (?:is )?(?:needed|required))?|without (?:signing up|registering|registration)",
		"(?:you can|you could|feel free to|you may)(?: also)? (?:see|look at|walk through|try|explore|view) (?:(?:some |a few )?examples|(?:the |some )?demos|(?:some )?sample conversations|(?:the |some )?cases)(?: of (?:conversations|assistants))? on (?:the|our) (?:demos|cases|solutions) page",
		"you can (?:see|find|walk through) (?:the |some )?(?:cases|demos|products|solutions|industries|sample conversations) on the (?:cases|demos|products|solutions|industries) page",
		"(?:you can |you will )?(?:read|see|find|check|learn)(?: (?:more|it|the details|all of it|more details|more about (?:it|that|this)|out more))*(?: (?:at|on|here|on the site|on the page|on this page|on our page|in))*",
	],
	tools: [
		`(?:may|can|could) i (?:have|get|ask for) ${given}(?: so (?:they|someone|a person|the team) can (?:get in touch|contact you|write to you|reach you|call you))?`,
		`would you like to leave ${given}(?: so (?:they|someone|a person|the team) can (?:get in touch|contact you|write to you|reach you|call you))?|would you like (?:them|someone|us) to (?:reach|contact|call|write to) you`,
		`(?:(?:so |then )?(?:the (?:next|first|best) (?:step|thing)(?: to do)? (?:is|would be)|i (?:would |d )?(?:suggest|recommend)|(?:you|we) (?:can|could|might)(?: always)?|shall we|would you like to|do you want to|how about|what about|why not|the easiest way is|it is best) )?(?:to )?(?:book|booking|schedule|scheduling|start(?: with)?|starting(?: with)?|begin with|beginning with|do|take) (?:the|a|your) (?:audit ?express|(?:free )?(?:30 ?minute )?(?:diagnostic|diagnosis))(?: (?:session|first|for (?:your business|that|free)|on its page|on the auditexpress page))*`,
		`to (?:get|have|know|find out|give you) (?:a|an|the) (?:exact |clear |concrete )?(?:price|cost|quote)`,
		`(?:would you like|do you want|shall i have|would you prefer)(?: for)? ${person} (?:to )?(?:contact|call|reach out to|write to|help|get in touch with) you(?: (?:about|with|on|to go over) (?:that|it|this|the details))*`,
		`(?:if it helps )?i (?:can|could) (?:put together|prepare|make|draft) (?:a|the|your) proposal with (?:what (?:we have talked about|we talked about|you (?:have )?(?:told|shared with) me)|that(?: information)?)`,
		"to (?:prepare|make|put together|send you|send)(?: (?:the|your|a) proposal| it)?(?: together)?",
		`(?:if you (?:like|want|wish|prefer|would like) )?(?:i (?:can|could|will|would be happy to|am happy to|am able to)(?: also| now| then| gladly)?) (?:prepare|make|put together|create|draft|send(?: you)?|build) (?:you )?(?:a|the|your) proposal(?: together)?(?: (?:as a pdf|in pdf|for you|for your (?:business|company|hotel|store|shop)|right here|by email|with what you (?:told me|shared|said)))*`,
		`(?:if you (?:like|want|wish|prefer) )?i (?:can|could|will|would be happy to)(?: also)? (?:pass you (?:on )?to|connect you (?:with|to)|put you (?:in touch|through) (?:with|to)|bring in|hand you over to|get you) ${person}`,
		`if you (?:would |d )?(?:rather|prefer to|like to|want to|would like to) (?:talk|speak|chat|write) (?:to|with) ${person}`,
		"(?:i can|let me|i will|i could) (?:look|check|search|find)(?: (?:that|it|this|for it|into it|into that))?(?: up| out)?(?: (?:on|in) (?:the|our) (?:site|website|page))?(?: for you)?",
		`(?:to (?:prepare|make|put together|send you|send)(?: (?:the|your|a) proposal| it)?(?: together)? )?(?:i (?:only |just |still |would )*(?:need|miss)|all i need is|i am only missing)(?: ${given})(?: and ${given})*`,
		`if you (?:give|leave|share|tell|send)(?: with)?(?: me)? ${given}(?: and ${given})*`,
		"with (?:those|these|your|that) (?:details|facts|data|information) i can (?:now )?(?:prepare|make|put together) (?:the|your|a) proposal",
		"i (?:will|can) (?:put (?:the|your|a) proposal together|put it together|prepare it|send it|make it)(?: (?:for you|by email|as a pdf))*",
	],
	unknown: [
		"prices (?:are not|can not be found|do not appear) (?:published|listed|available)?(?: (?:here|on the site|online))*|there is (?:no|not a|not any) (?:(?:fixed |set |standard |single |published )+(?:price|rate|cost)|price list)",
		"(?:but |so )?(?:i|we) (?:can not|could not|do not want to|will not|am not able to) (?:promise|guarantee|assure)(?: you)? (?:a |an |any |the |that |specific |particular |exact )*(?:results?|figures?|numbers?|percentage|return|outcome)",
		"i (?:do not|would not|can not|could not) (?:know|say|tell)(?: (?:that part|that detail|much about that|that|this|it|you|for (?:certain|sure)|exactly))*|i am not (?:certain|sure)(?: about (?:that|it))?|that part i do not know",
		"there is (?:no|not any|nothing) ?(?:information|details?|data)?(?: (?:about|on) (?:that|this|it))?(?: (?:published|on the site|here|available))*",
		`(?:it is|that is|it would be|that would be) (?:best|better)(?: to)? (?:ask|discuss(?:ed)?|check(?:ed)?|go over|talk|speak|discuss (?:it|that)|answered|handled)(?: (?:that|it|directly))*(?: (?:to|with|by))? ${person}`,
		"(?:and |but )?i do not have (?:any )?(?:published )?(?:prices|price list|rates|discounts)(?: (?:published|here|to share|on the site))*|(?:and |but )?(?:that|this|it) (?:is not|does not appear)(?: (?:published|on the site|available|here))+",
		"(?:i am afraid |unfortunately |sorry )?i (?:do not|can not|could not) (?:have|find|see) (?:that|this|any|more|the|enough)? ?(?:information|detail|details|data|answer)?(?: (?:about|on|for) (?:that|this|it))?(?: (?:published|on the site|here|at hand|available))*",
		"(?:the|this|our) site (?:does not|did not) (?:say|mention|cover|publish|explain|specify)(?: (?:anything|it|that|this|much))?(?: (?:about|on) (?:that|this|it))?|that is not (?:published|something the site covers|covered on the site|on the site)",
		"(?:and )?i (?:would|d) (?:rather|prefer) not (?:to )?(?:make up|guess|invent)(?: (?:an|the|any)? ?(?:answer|anything|details|one))?|i do not want to (?:guess|make (?:something|anything|an answer) up|make up an answer)",
		`${person} (?:can|could|will be able to) (?:confirm|answer|clarify|help|explain|look into|tell you)(?: (?:you|that|this|it|with that|more|about that|that one|that detail|that for you|for you))*`,
		`(?:that|this|it) is (?:something|best answered|a question)(?: (?:that|for))? ?${person}(?: (?:can|could) (?:confirm|answer|clarify|help you with))?(?: (?:for you|with you))*`,
		`${person} (?:goes over|confirms|checks|reviews|settles) (?:that|this|it)(?: (?:detail|part|question|point|one))?(?: with you)?`,
		"i (?:am not able to|am unable to|can not|could not|do not know how to) (?:answer|confirm|promise|say|tell you|help with)(?: (?:that|this|it|one|question|for you|about))*|i do not know(?: (?:that|this|about that))?|i am not sure(?: about (?:that|this))?",
		"i (?:can not|am not able to|am unable to) (?:offer|give|promise|quote|agree on|agree to)(?: (?:you|any|or|prices|price|discounts|a discount|a price|guarantees|dates|terms|here|in this chat))+",
		"(?:that|this|it) is not (?:among|part of|something) (?:what )?we (?:offer|do)(?: (?:here|on this site))?",
	],
	yes: "no problem|no worries|that is fine|that is no problem|fine|not at all|done|perfect|great|ok|okay|excellent|you got it|all right|yes|yeah|yep|sure|of course|certainly|absolutely|exactly|right|correct|that is (?:right|correct|true)|indeed|definitely|agreed|no|for sure",
	repeats:
		"(?:and |so )?(?:(?:i (?:have |ve )?)?(?:noted|wrote down|recorded|understand|see|hear|got it)(?: that)?|understood|so|(?:you (?:say|said|tell me|told me|mention|mentioned)|as you (?:say|said))(?: that)?)",
	asks: `what which how when where who why name called email phone number company business hotel store shop school foundation agency does improve like
		prefer rather share tell give leave proposal prepare make send write contact reach connect pass talk speak chat person team someone somebody
		budget mind rough roughly idea date timeline need people work works there size big customers guests patients students buyers
		prospects messages questions ask asked often most more least system booking bookings crm calendar tool tools use using have running
		ready start help anything something else know see demo demos page task tasks time day night hour any week today currently moment now channel channels
		whatsapp web website social instagram facebook get getting come coming answer answering problem main important service sales manager role
		sector industry city country language languages diagnostic session book continue go first sound sounds work interested useful summary
		explain care look looking after hand lose losing orders appointments month many much automate solve want try put together mostly biggest takes up find your details correct change update product products
		receive receiving call volume handle handling sell kind follow challenge happy currently`,
};
