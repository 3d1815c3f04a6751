/**
 * Whether a sentence says that a person is being brought in, or a proposal made. Where a tool does that, the house says so
 * in its own words: what a model says of it then is not shown, and where none does, it is not so.
 */
export function saysItActs(sentence: string): boolean {
	const text = sentence.normalize("NFKC").toLowerCase().replaceAll("’", "'");
	return acts.some((pattern) => pattern.test(text)) && !onlyIf.test(text);
}

const acts = [
	/(?<!\p{L})(?:te|los|les) (?:paso|comunico|conecto|transfiero|pongo en contacto|dejo en contacto) con(?!\p{L})/u,
	/(?<!\p{L})(?:te )?(?:preparo|armo|hago|genero|envío|mando)(?: ya| ahora)? (?:la|una|tu) propuesta(?!\p{L})/u,
	/(?<!\p{L})te (?:la|lo) (?:preparo|armo|hago|genero|envío|mando)(?!\p{L})/u,
	/\bi(?:'ll| will|'m going to| am going to|'m| am)(?: now| gladly| also)? (?:pass|connect|put|hand|bring|get|transfer)(?:t?ing)? (?:you|in|someone|somebody)\b/,
	/\bi(?:'ll| will|'m going to| am going to|'m| am)(?: now| gladly| also)? (?:prepar|put|mak|draft|send|creat|build)(?:e|t?ing)?\b.*\b(?:proposal|it)\b/,
];
/** What is offered, or needs something first. A "sí," is no condition. */
const onlyIf =
	/(?<!\p{L})(?:si(?! *,)|cuando|apenas|en cuanto|puedo|podría|necesito|faltan?|quieres|gustaría|prefieres|con (?:es[ae]|eso|es[oa]s|est[oa]s|tus)|dame|déjame|regálame|compárteme|if|when|once|as soon as|give me|leave|share|can|could|need|would|shall|with (?:those|these|your|that|what))(?!\p{L})/u;
