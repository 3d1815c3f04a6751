/** "Hágala", "mándemela", "send it over": what is offered is to be done. */
const doIt =
	"(?:(?:pues )?(?:y |entonces |and |then )?(?:h[aá]g[aá](?:me|mos|nos)?(?:l[aeo]s?)+|hag[aá](?:me|mos)l[aeo]|haz(?:me)?l[aeo]|(?:arm|prepar|mand|pas|gener|cre|elabor|redact|complet)[aeá](?:me|nos)?l[ao]|env[ií][aeé](?:me|nos)?l[ao]|(?:mand|envi|pas|haz|hag|arm|prepar|dar?)[aeá]?(?:me|nos)? (?:la|el|una|otra)(?: version)? (?:nuev[oa]|otr[oa]|actualizad[oa]|corregid[oa]|ultim[oa]|version|pdf|documento)|me l[ao] (?:manda|envia|pasa|hace|prepara|arma)s?|(?:la|lo) (?:puedes?|podrias?) (?:hacer|armar|mandar|enviar|preparar)|(?:send|e-?mail|make|prepare|draft|create|build|generate|write|do|get)(?: me)? (?:it|that|one|mine|(?:the|a|an|my) (?:(?:new|updated|latest|last|other|fresh) (?:one|version|pdf|proposal)|pdf|document|file))(?: up| over| out| along| together)?(?: to me| for me| by e-?mail)?|put it together|send (?:it|that|one|me) over|let's (?:do it|have it|see it)|go (?:ahead|for it)|shoot)(?: (?:ya|now|right now|ahora|de una vez|ya mismo|and send it|y (?:la )?(?:manda|envia)(?:la)?))?)";
const filler =
	"(?:,? ?(?:por favor|porfa|porfis|please|gracias|thanks|thank you|pues|hombre|mijo|mija|mijito|sumerce|vecino|vecina|senor|senora|doctor|jefe|parcero|man|bro|buddy|dear|love|mate|parce|amigo|amiga|mano|claro|si|yes|ok|okay|va|dale|listo|hagale|de una|perfecto|perfect|great|me parece(?: bien)?|me sirve|que si|quiero|i do|i would|it|sure|absolutely|definitely|sounds (?:good|great)|cuando quieras?|when you can))*";
const opening =
	"(?:(?:ay|pues|bueno|ah|uy|oh|well|lovely|great|ok|okay|hmm*|mmm*|eh|perfecto|listo|super|que bien|entonces|so|then|and|y)[,.!]? )?";
/** A whole message made of these words, with the courtesies around them. */
const whole = (words: string) =>
	new RegExp(`^${opening}(?:${words})(?:${filler}(?:[,.!;]* ?${doIt})?)${filler}[ .!,]*$`);

/** Answers to a question of ours: yes, no, not now, no idea. Folded text. */
export const answers = {
	yes: whole(
		`${doIt}|si+p?|claro(?: que si)?|por supuesto|desde luego|dale|dele|denle|dele que si|listo|de una|hagale|hágale|hagamosle|hagamoslo|hazlo|hazla|hazme ?la|bueno|esta bien|vale|va|vamos|venga|ok(?:ay|ey|is)?|oki|okey|perfecto|correcto|exacto|eso es|asi es|afirmativo|obvio|me parece(?: bien)?|adelante|armala|armela|preparala|preparela|mandala|mandela|mandamela|enviala|enviela|quiero|excelente|genial|de acuerdo|ya|eso|sisas|fijo|yes|yeah|yep|yup|ya|sure(?: thing)?|of course|go ahead|please(?: do)?|sounds? (?:good|great)|do it|let's (?:do it|go)|absolutely|definitely|certainly|correct|right|that's right|perfect|great|fine|go for it|why not|make it|send it|i do|i would|y|(?:very well,? )?(?:please )?proceed|very well|(?:si,? )?(?:me|nos) interesa|i'm in|(?:quiero|queremos) (?:empezar|arrancar|avanzar)|empecemos|arranquemos|avancemos|let's (?:start|begin)|deal|count me in|i'?d (?:like|love)(?: that| it| to| one)?|(?:that|it)(?:'?d| would) be (?:great|nice|good|awesome|perfect|helpful|lovely)|me (?:gustaria|encantaria|serviria)|seria (?:bueno|genial|perfecto|ideal|buenisimo)|(?:y )?por que no|de acuerdo|si (?:quiero|necesito|me gustaria|me interesa)|la (?:quiero|necesito|espero)|👍.{0,3}|👌.{0,3}`,
	),
	/** To "may we write to you", in the words of the question, or with a way to do it. */
	authorizes: whole(
		"(?:si+,? )?(?:(?:yo )?(?:l[eo]s? |se lo )?autorizo|(?:les |te )?doy (?:mi )?(?:permiso|autorizacion)|(?:lo |la )?acepto|pueden|me pueden escribir|escribanme)(?: (?:de nuevo|otra vez|nuevamente|a escribirme|a contactarme|que me escriban|a eso|(?:el )?(?:uso|tratamiento) de mis datos))*|(?:yes,? )?(?:i (?:do )?(?:authorize|authorise|agree|accept|consent|allow)(?: (?:you|it|that|to (?:it|that)|again))*|you (?:may|can|do)|permission granted|authorized)|(?:si+p?|claro|dale|listo|vale|bueno|ok(?:ay)?|yes|yeah|yep|sure|fine)[,.]? (?:pero |but )?(?:(?:que sea |mejor )?(?:solo|solamente|unicamente|only|just) )?(?:por|al|by|via|over|to|on)(?: (?:mi|el|my))? (?:correo|e-?mail|mail|whats?app|telefono|celular|phone|text|escrito)",
	),
	/** An order to do what was offered, with or without a yes before it. */
	doIt: new RegExp(
		`^${opening}(?:(?:si+p?|claro(?: que si)?|dale|dele|listo|vale|va|genial|excelente|me parece(?: bien)?|suena bien|sounds (?:good|great)|awesome|cool|fine|ok(?:ay)?|bueno|perfecto|por favor|yes|yeah|yep|sure|great|perfect|please|of course)[,.!]* ?){0,4}${doIt}${filler}[ .!,]*$`,
	),
	no: whole(
		"no+|nop|nope|nah|no gracias|no,? thank(?:s| you)|para nada|negativo|claro que no|not really|no way|nel|n|(?:yo )?(?:prefiero|preferiria) (?:que )?no|mejor (?:que )?no|no,? (?:por ahi no|dejemosla|dejala|dejalo)(?: asi)?|no (?:la|lo) (?:quiero|necesito)|no (?:quiero|necesito)(?: (?:propuesta|eso|nada|la propuesta))?|no (?:hace falta|es necesario|me interesa)|dej[ae](?:la|lo|mosl[ao]) asi|(?:i(?:'d| would)? )?(?:rather|prefer) not(?: to)?|no need|(?:no,? )?i'?m (?:good|fine|ok|okay|all set)|all set|i'?ll pass|hard pass|don'?t bother|not interested|not for me|no hay necesidad|no (?:l[eo]s? )?(?:autorizo|acepto)|(?:no,? )?i (?:do not|don'?t) (?:authorize|authorise|consent|agree|accept|allow)(?: (?:you|it|that))?",
	),
	later:
		/\b(?:todavia no|aun no|ahora no|ahorita no|por ahora no|no por ahora|de momento no|por el momento no|no de momento|no en este momento|mas tarde|mas adelante|despues|en otro momento|otro dia|luego (?:te|les|lo|la)|lo pienso|dejame pensar(?:lo)?|not yet|not (?:right )?now|not (?:for|at) (?:now|the moment|this time|this point)|no,? not for now|later|maybe later|another time|let me think|i'll think)\b/,
	skip: /^(?:paso|pasa|siguiente|omitir|saltar|salta|next|skip(?: it| that| this)?|pass|n\/?a|no aplica|ninguno|ninguna|none|nada|nothing)[ .!]*$/,
	unsure:
		/\b(?:no (?:lo )?(?:se|sabria|sabemos|tengo (?:idea|claro|definido|ni idea)|lo tengo claro|estoy segur[oa])|ni idea|no (?:lo )?hemos (?:definido|decidido|pensado)|por definir|sin definir|depende|not (?:really )?sure|(?:i )?(?:don't|dont|do not) know|no idea|no clue|haven't (?:decided|thought)|undecided|tbd|idk|quien sabe|^(?:nose|nosep?|no c|n c|nse|ns|ni ida|sabra dios|dunno|i dunno|beats me)$)\b/,
	acknowledge: whole(
		"ok(?:ay|ey)?|vale|listo|bueno|entiendo|entendido|ya veo|ah ya|ah|aja|mmm*|interesante|que bien|super|chevere|bacano|genial|excelente|perfecto|cool|nice|great|got it|i see|understood|interesting|alright|all right|good|awesome",
	),
	enough:
		/\b(?:no (?:quiero |me hagas? |me haga |hagas? )?(?:mas|tantas) preguntas|muchas preguntas|demasiadas preguntas|deja de preguntar|no me (?:pidas?|pida|pidan|sigas? pidiendo|siga pidiendo|haga|hagas) (?:mas |tantos |tantas )?(?:datos|informacion|cosas|preguntas)|no (?:voy a dar|doy|quiero dar) mas (?:datos|informacion)|cuanta preguntadera|stop asking (?:me )?(?:for|so)|no more (?:data|details|info)|al grano|no more questions|too many questions|so many questions|stop asking|enough questions|get to the point)\b/,
} as const satisfies Record<string, RegExp>;
