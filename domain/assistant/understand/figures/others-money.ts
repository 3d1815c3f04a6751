/** A price for each: "85 dollars per head", "£60 each". */
const forEach =
	/^[ ,]*(?:(?:per|a|an|por|each|every|la|el|cada|for each|for every) ?(?:head|person|pax|guest|adult|child|kid|couple|night|room|hour|hr|unit|piece|class|lesson|ticket|table|plate|item|cafe|shop|site|branch|seat|user|customer|client|patient|student|lead|cover|session|trip|tour|ride|day|job|pair|box|bag|kilo|kg|pound|meter|metre|foot|square|persona|cabeza|noche|hora|clase|habitacion|unidad|cliente|paciente|plato|alumn[oa]|estudiante|viaje|dia|par|caja|metro)\b|\/ ?(?:head|person|pax|night|hour|hr|unit|persona|noche|hora)\b|each\b|apiece\b|pp\b|c\/u|cada un[oa])/;
/** What others take, pay or ask, and what was spent before. */
const theirs =
	/\b(?<!\b(?:can|could|would|might|to|only|puedo|podemos) )(?:offer|provide|ofrecemos|ofrezco)\b[^,.;]{0,40}$|\b(?:we|i)(?:'re| are|'m| am)?(?: (?:already|currently|now))? (?:pay|paying)\b[^,.;]{0,25}$|\b(?:platos?|precios?|cuartos|habitaciones|clases|productos|servicios) (?:van|estan|salen|arrancan)\b[^,.;]{0,15}$|\b(?:took|take|charged?|charges|charging|quot(?:ed?|es|ing)|offer(?:ed|s|ing)|spent|burn(?:ed|t|s|ing)?|wast(?:ed|ing)|blew|pays|cost|costs|sells? for|priced at|asked (?:me|us)(?: for)?|wanted|cobr(?:aron|aban?|an|amos|o)|gastamos|gastaron|gaste|pidieron|pedian|cotizaron|ofrecieron|botamos|costo|cuestan?|valen?|paga|pagan)\b[^,.;]{0,25}$/;
/** Somebody else is spoken of, whatever they do with it. */
const somebodyElse =
	/\b(?:last|previous|other|another|old|former|ex) (?:agency|agencies|guys?|crowd|company|companies|place|places|provider|firm|people|one|ones|developer|freelancer|lot|consultant|gyms?|hotels?|shops?|party|vendor)\b|\b(?:competitors?|across the (?:street|road)|next door|one party|some(?:one|body)|la competencia|el de al lado|la otra (?:agencia|empresa)|el anterior|la anterior|otra (?:agencia|empresa)|otro (?:proveedor|sitio|lado))\b/;
/** What it goes to is no assistant: "on radio", "in rent". */
const spentOn =
	/^[^,.;]{0,12} (?:on|in|en|of|for|de|por) (?:[a-z]+ ){0,1}(?:licen[cs]es?|licencias|insurance|seguros?|ads?|adverts?|advertising|radio|tv|leads|google|facebook|flyers|leaflets|rent|wages|salaries|fees|fines|publicidad|pauta|anuncios|arriendo|nomina|sueldos|multas|taxes)\b/;

/** Whether an amount is not what the visitor would spend with us, by what stands before and after it. Folded. */
export function isOthersMoney(before: string, after: string): boolean {
	return forEach.test(after) || theirs.test(before) || somebodyElse.test(before) || spentOn.test(after);
}

/** Whether a question tells what could be spent: "what does 250 a month get me". Folded. */
export function asksForItsWorth(folded: string): boolean {
	return /\b(?:gets?|buys?|do) (?:me|us|for)\b|\b(?:enough|suffice|cover it|alcanza|sirve con|me dan por|que (?:consigo|obtengo) con)\b/.test(
		folded,
	);
}
