/** What people say that asks for nothing, or for who we are. Folded text. */
export const courtesies = {
	greeting:
		/^(?:hol(?:a|i|is)+|buen(?:as|os)?(?: (?:dias?|tardes?|noches?))?|oi|ola|que mas|quiubo|saludos|hi+|hello+|hey+|good (?:morning|afternoon|evening)|greetings|howdy)\b|^yo$/,
	howAreYou:
		/\b(?:como (?:estas?|esta usted|te va|le va|vas|andas|amaneces?|amanecio)|que tal(?: estas)?|como va todo|todo bien|how are (?:you|things)|how's it going|how do you do|what's up)\b/,
	thanks:
		/\b(?:(?:mil |muchas )?gracias|te agradezco|le agradezco|muy amable|thanks|thank you|thx|ty|appreciate it)\b/,
	goodbye:
		/\b(?:adios|chao|ciao|chau|hasta (?:luego|pronto|manana)|nos vemos|bye|goodbye|see you|que te vaya bien|feliz (?:dia|tarde|noche)|have a (?:good|nice|great) (?:day|one|evening))\b/,
	robot:
		/\b(?:(?:eres|es|sos|seras|hablo con|esto es) (?:acaso )?(?:un |una )?(?:robot|bot|maquina|ia|inteligencia artificial|humano|humana|persona(?: real)?|real|chatgpt|automatico)|(?:are|r) (?:you|u) (?:even |really |actually |a |an )*(?:robot|bot|human|ai|real|machine|chatgpt|person|actual person|real person)|is this (?:a |an )?(?:bot|robot|ai|real person|human)|am i (?:talking|speaking|chatting) (?:to|with) (?:a )?(?:bot|robot|human|real|person|machine)|no (?:hablo|quiero hablar|me gusta hablar|trato|chateo) con (?:un |una |las? |los )?(?:robots?|bots?|maquinas?|ia)|(?:don't|dont|do not|won't|hate) (?:want to )?(?:talk|speak|chat)(?:ing)? (?:to|with) (?:a |an )?(?:robots?|bots?|machines?|ai|computers?)|quien eres|como te llamas|cual es tu nombre|who are you|what's your name|what is your name)\b/,
	insult:
		/\b(?:idiota|estupid[oa]|imbecil|inutil|mierda|hijueputa|gonorrea|malparid[oa]|pendej[oa]|marica|basura|no sirves|que porqueria|carajo|ladron(?:es)?|estafador(?:es)?|rater[oa]s?|maldit[oa]s?|pirobos?|care ?verga|hp\b|scammers?|thieves|crooks|rip ?-?off|damn (?:bot|robot|thing)|fuck(?:ing|er)?|shit(?:ty)?|stupid|useless|idiot|dumb|moron|asshole|bitch|suck[s]?|garbage|crap)\b/,
	notInterested:
		/^(?:.{0,12}[, ])?(?:(?:ya )?no (?:me|nos) interesa|no (?:estoy|estamos) interesad[oa]s?|(?:ya )?no quiero (?:nada|seguir|continuar|mas)|dejemos(?:lo)? asi|dejelo asi|not interested|i'm not interested|never ?mind|nvm|leave me alone|dejame en paz|i don't want (?:anything|this))[ .!]*$/,
	laughter:
		/^(?:(?:ja|je|ji|ha|he|hi){2,}[jha]*|jaj\w*|hah\w*|lol+|xd+|lmao|rofl|[😂🤣😆😄😅]+)(?:[ ,.!]+(?:ja\w*|ha\w*|lol|xd|[😂🤣😆😄😅]+))*[ .!]*$/u,
	browsing:
		/\b(?:solo (?:estoy )?(?:mirando|viendo|curioseando|averiguando)|estoy (?:mirando|viendo|curioseando|averiguando)|por curiosidad|just (?:looking|browsing|curious|checking)|looking around|only looking|having a look)\b/,
	role: /\b(?:soy|i am|i'm) (?:el |la |un |una |the |an? )?(?:gerente|due[nñ][oa]|propietari[oa]|director[a]?|administrador[a]?|encargad[oa]|jefe|jefa|asesor[a]?|vendedor[a]?|coordinador[a]?|socio|socia|fundador[a]?|emprendedor[a]?|empresari[oa]|owner|manager|director|founder|ceo|head|entrepreneur|partner|assistant|receptionist|independiente)\b/,
} as const satisfies Record<string, RegExp>;
