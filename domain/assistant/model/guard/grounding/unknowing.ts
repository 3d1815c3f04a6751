import type { Language } from "../../../../../content/language.ts";
import { lexicons } from "./lexicon.ts";

/** Where a pattern names what is not known. */
const topic = "(?<topic>[a-z]+(?: [a-z]+){0,4}?)";

const person = {
	es: "(?:una persona|alguien)(?: (?:del|de nuestro|de) equipo)?",
	en: "(?:a|some)? ?(?:person|someone|somebody)(?: (?:on|from|of) (?:the|our) team)?",
};

const here = {
	es: "(?: (?:aqui|ahi|alli|a la mano|por ahora|publicad[oa]s?|en el sitio|en la pagina|por su nombre|para darte))*",
	en: "(?: (?:here|there|at hand|right now|published|on the site|on this site|by name))*",
};

/** That something is not known here, that the site is silent on it, or who knows it. Folded, without marks. */
const unknown: Record<Language, readonly string[]> = {
	es: [
		`(?:la verdad )?no (?:tengo|manejo|encuentro|veo|conozco|cuento con|dispongo de) (?:(?:el|la|los|las|ese|esa|esos|esas|un|una|ningun|ninguna|mas) )*(?:dato|datos|informacion|detalle|detalles|numero|cifra|rango|respuesta|lista)(?: (?:exact[oa]s?|precis[oa]s?))?${here.es}(?: (?:de|sobre|acerca de|para) ${topic})?${here.es}`,
		`(?:sobre|de|acerca de|en cuanto a) ${topic} no (?:tengo|encuentro|veo|hay|aparece|manejo) (?:nada|informacion|datos?|detalles)${here.es}`,
		"no quiero (?:inventar(?:te|me)?(?:lo|la)?|adivinar)|no lo tengo publicado",
		`(?:el equipo|${person.es}) te (?:lo |la )?puede responder(?: (?:en|desde) la pagina de contacto)?`,
		`${person.es} te (?:puede|podria) (?:responder|orientar|contar)(?: (?:eso|mas|mejor))?`,
		`(?:prefiero|mejor|lo mejor es|es mejor)(?: que)? (?:te )?(?:lo |la )?(?:confirme|responda|aclare|explique|revise|cuente)(?: contigo)? ${person.es}`,
		`te (?:lo |la )?(?:confirma|responde|aclara|explica|cuenta|revisa) ${person.es}|${person.es} te (?:lo|la) (?:confirma|responde|aclara|explica|cuenta)`,
		`(?:eso|ese dato|esa parte|esa informacion|lo de ${topic}) no (?:lo |la )?(?:dice|encuentro|veo|menciona|tengo|publica)(?: el sitio)?${here.es}`,
		`${person.es} (?:te )?(?:(?:lo|la) )?(?:puede|podria) (?:responder|confirmar|aclarar|contar|decir|explicar|ayudar)(?:te)? (?:lo de|sobre|acerca de|con) ${topic}`,
		`si quieres (?:confirmar|saber|aclarar)(?: (?:eso|mas|lo de|sobre))? ?${topic}`,
		`(?:el|este|nuestro) sitio no (?:habla|dice|menciona|cuenta|aclara|detalla|publica)(?: (?:nada|algo))?(?: (?:de|sobre|acerca de))? ${topic}${here.es}`,
	],
	en: [
		`i (?:do not|can not|could not) (?:have|find|see|give you|tell you)(?: (?:the|that|those|a|an|any|more|exact))* (?:number|figure|details?|information|data|answer|range|quote)(?: (?:of|on|about|for) ${topic})?${here.en}`,
		`i (?:do not|can not) (?:know|say|see|find)(?: (?:much|anything))? (?:about )?${topic}${here.en}`,
		"i can not give you (?:one|that)|i do not want to guess",
		`i do not have (?:anything|much) published(?: (?:about|on) (?:which |what )?${topic})?(?: is used)?`,
		`${person.en} (?:can|could|would have to|will be able to) (?:answer|tell you|confirm|explain|clarify|go over)(?: (?:that|this|it|more|anything else|the details|the rest|you|with you|for you))*(?: (?:about|on) ${topic}| (?:if|whether) (?:it|that) is possible| whether we can work together)?`,
		`(?:the|this|our) site does not (?:say|mention|cover|list|name|publish)(?: (?:anything|much))?(?: (?:about|on))? ${topic}${here.en}`,
		`(?:since |because )?(?:the site|it) does not (?:mention|cover|list|name) (?:them|those|that|it|${topic})${here.en}`,
	],
};

const patterns = compiled(unknown);

function compiled(all: Record<Language, readonly string[]>): Record<Language, readonly RegExp[]> {
	const whole = (sources: readonly string[]) =>
		sources.map(
			(source) => new RegExp(`^(?:(?:pero|y|asi que|but|and|so|sorry|unfortunately) )*(?:${source})$`),
		);
	return { es: whole(all.es), en: whole(all.en) };
}

/** Words that would state something of a topic: a clause, somebody, what there is. */
const states: ReadonlySet<string> = new Set(
	`que si porque pero sino cuando aunque es son esta estan fue sera hay nos no nunca nada ni sin ningun ninguna
	te se lo le tu tus yo ellos
	it they you your he she who whom that which if because but when while although is are was were will would there not never no none nothing without us our we`.split(
		/\s+/,
	),
);

/** Not to know of these is to boast that there are none. */
const boasts =
	/\b(?:oculto|adicional|extra|queja|reclamo|error|falla|fallo|caida|hackeo|fuga|limite|multa|sancion|retraso|demora|problema|riesgo|hidden|additional|complaint|failure|outage|leak|breach|hack|bug|limit|penalt|delay|downtime|problem|risk|issue|catch)/;

/**
 * Whether a text says that something is not known here: "I have no information about parking". It names nothing but what
 * the visitor asked about, neither money nor what one would boast not to have. @param text as bare leaves it.
 * @param asked the stems of what the visitor asked.
 */
export function saysItIsUnknown(text: string, language: Language, asked: ReadonlySet<string>): boolean {
	return patterns[language].some((pattern) => isMere(pattern, text, language, asked));
}

function isMere(pattern: RegExp, text: string, language: Language, asked: ReadonlySet<string>): boolean {
	const found = pattern.exec(text);
	if (!found) return false;
	const about = found.groups?.topic;
	if (about === undefined) return true;
	if (boasts.test(about)) return false;
	const { us, usVerb, owed, operators, empty, stemOf } = lexicons[language];
	return about.split(" ").every((word) => {
		const stem = stemOf(word);
		const isOfTheirs = asked.has(stem) || empty.has(word);
		return (
			isOfTheirs &&
			!states.has(word) &&
			!us.has(word) &&
			!usVerb?.test(word) &&
			!owed.has(stem) &&
			!operators.has(stem)
		);
	});
}
