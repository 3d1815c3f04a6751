/** What is said beside the matter: about our site, of others who sell the same, how a name is written, opening hours. */
const asides = [
	/\byour (?:[a-z]+ ){0,3}(?:form|site|website|page|pages|web|link|chat|button|map|photo|picture|logo|video|blog|newsletter|menu|app|font|colou?rs?|english|spanish|place|office|people|colleague|number|line|team|reps?|salespeople|prices?|company|agents?|sellers?|assistant)\b|\bthe site says\b|\b(?:this|the) (?:chat|form|link|button|page) (?:is|does|doesn't|won't|keeps)\b/,
	/\b(?:last|previous|other|another|old|former|first) (?:agency|guys|crowd|company|provider|developer|vendor|outfit|web guy|people)\b|\bin other place\b|\b(?:some|another) (?:outfit|company|agency|firm|app|tool) called\b|\b(?:competitor|rival|neighbou?r|guy (?:across|down|next))\b/,
	/\b(?:told|heard|read|found out|learned|knew) (?:me |us )?(?:about|of) (?:you|your)\b|\brecommend(?:ed|s)? (?:you|me|us)\b|\b(?:found|saw|met) (?:you|your)\b|\bsaid you (?:were|are|do|did)\b/,
	/\b(?:hyphen|spelled|spelt|pronounced|accent on|nickname|maiden name|with (?:an? )?(?:[a-z]|double [a-z]) please|everyone (?:says|calls)|my name|named after)\b/,
	/\bwe(?:'re| are)? (?:close|open|shut|closed)\b.*\b(?:\d|on|from|until|till|every|monday|sunday|weekends?|christmas)\b/,
	/\b(?:so be nice|forgive me|before you ask|sorry for my|excuse my|my english|newsletters?|don't ask|dont ask|had a (?:mr|mrs|ms)|never rang|never called (?:me )?back)\b/,
	/^(?:(?:please|pls|just|ok|then|so) )*(?:(?:send|write|call|text|e-?mail|mail|message|ring|phone|give) (?:it|me|us|that|this|him|her)\b|stop asking|let me\b|wait (?:for|a)\b)/,
	/\b(?:told|asked) (?:me|us) (?:to|you|that you|about)\b|\bi(?:'ll| will) (?:check|ask|think|let|write|get back|come back|look|see|try|be)\b|^(?:i|we)(?: already| just| even)? (?:sent|wrote|filled|called|e-?mailed|messaged|texted|tried|told|uploaded|clicked|submitted)\b/,
	/\bthis (?:chat|bot|thing|form|assistant|page|site)\b|^(?:i )?(?:can't|cant|cannot) find my\b|\bi (?:can't|cant|cannot|can not) (?:find|see|open|access|upload|click|log in|download) .*\b(?:form|pdf|page|link|button|site|chat|file|document)\b/,
	/\b(?:looking for|want|need|searching for) (?:a |some |an )?(?:new )?(?:job|work|internship|position|vacancy)\b|\byears (?:in|of experience)\b|\bbusco (?:trabajo|empleo)\b|\bme dij[oe]\w* que (?:l[eo]s?|te|los|las)\b|\bse (?:escribe|pronuncia) con\b|\b(?:la|mi) competencia\b|\bno (?:encuentro|veo|puedo (?:abrir|ver|subir)) (?:el|la|su) (?:formulario|pagina|link|boton|archivo|pdf)\b|\b(?:clientes|huespedes|pacientes) pagan \d|\b(?:mandel|envi[ea]l|mandenl)[oa] a\b/,
	/\b(?:people|everyone|everybody|friends|they|most) (?:just |all )?(?:calls?|says?) (?:me|it) [a-z]+$|\bpronounce\b/,
	/\b(?:guests?|patients?|clients?|members?|customers?|students?|parents|in law|they|he|she) (?:pays?|are paying|charges?) (?:us |me )?(?:[$€£\d]|at|by|in|per|with)/,
	/\b(?<!(?:would|'d) )(?:likes?|hates?|trusts?|loves?) (?:to )?(?:talk(?:ing)? to |using |these |those )?(?:a )?(?:bots?|robots?|machines?|ai|chat ?bots?)\b/,
	/\b(?:loves?|enjoys?|recommends?) (?:us|our|the|it|how)\b|\bcome back every\b|\b(?:speaks?|habla[ns]?) (?:english|spanish|ingles|espanol) (?:and|y)\b/,
	/\b(?:su|sus|tu|tus) (?:[a-z]+ ){0,2}(?:pagina|formulario|sitio|web|link|enlace|chat|boton|foto|logo|video)\b|\b(?:me|nos) (?:hablo|hablaron|conto|contaron|recomendo|recomendaron) (?:de )?(?:ustedes|de ti)?\b|\b(?:con hache|con tilde|sin tilde|con (?:doble )?[a-z] (?:por favor|final))\b/,
];

/** Whether a part of a message is said beside the matter: nothing anybody needs. Input folded. */
export function isAside(folded: string): boolean {
	return asides.some((aside) => aside.test(folded));
}

/** Who they are and what they sell: an introduction, and no need. */
const introduction =
	/^(?:(?:hi|hello|hey|ok|so|well|yes|and|anyway|anyhow|oh|here in [a-z]+|in [a-z]+) )*(?:i'm|im|i am|we're|were|we are|it's|its|it is|ours is|mine is|i have|we have|i've|we've|i own|we own|own|i run|we run|i do|we do|i sell|we sell|i make|we make|we build|we (?:fabricate|manufacture|produce)|we (?:bake|brew|roast|grow|craft|fix|repair|clean|groom|train|design|install|print|cook|ship|host|cater|paint|wash|sew|guide)|we manage|i manage|i teach|we teach|we rent|we import|we offer|we serve|i work|we work|been|that's|thats|this is|she is|he is|somos|soy|we take (?:bookings|orders|reservations|cards|cash)\b|(?:our|my) [a-z]+ (?:is|are|was|were)|tengo|tenemos|vendo|vendemos|hacemos|fabricamos|ofrecemos|manejo|manejamos) /;

/** Whether a part of a message introduces whoever writes. Input folded. */
export function isIntroduction(folded: string): boolean {
	return introduction.test(folded);
}
