import type { Troubles } from "./troubles.ts";

const amount = "(?:\\d+|dos|tres|cuatro|cinco|varias|varios)";

/** Troubles as they are told in Spanish. Folded. */
export const spanish: Troubles = {
	lead: "y|pero|la verdad(?: es que)?|sinceramente|francamente|ultimamente|a veces|es que",
	themselves:
		"olas|clima|sol|mar|vista|playa|comida|cafe|pan|agua|verdad|idea|empresa|negocio|tienda|finca|local|nombre|duen[oa]s?|jef[ea]|espos[oa]|marido|mujer|papa|mama|herman[oa]s?|hij[oa]s?|prim[oa]s?|ti[oa]s?|amig[oa]s?|vecin[oa]s?|soci[oa]s?|familia|presupuesto|correo|numero|ciudad|otr[oa]",
	determiners: "los|las|el|la|mis?|nuestr[oa]s?|algun[oa]s|much[oa]s|vari[oa]s",
	own: "el|la|los|las|mis?|nuestr[oa]s?",
	noPlural: "gracias|buenas|buenos|antes|despues|entonces|tres|seis|mas|dos",
	many: "gente",
	joints: "y|e|o|de|del|en|para|con|desde",
	wrong: [
		"\\b(?:nunca|nadie|nada|tampoco|(?<!por |si )no [a-z]{3,}|sin (?:que|[a-z]+(?:ar|er|ir)(?:l[oae]s?)?)|mal|tarde|equivocad[oa]s?|a cada rato|todo el (?:dia|tiempo)|toda la (?:noche|semana|manana|tarde)|constantemente|a mano|demasiad[oa]s?)\\b",
		`\\b(?:y|pero) (?:[a-z]+ ){0,2}(?:tard\\w+|demor\\w+|gast\\w+|esper\\w+|pierd\\w+|llev\\w+) (?:(?:como|casi|hasta) )?(?:${amount} )?(?:horas|dias|semanas|meses)\\b`,
		"\\b(?:nos|me) (?!(?:ayud|encant|quier|recom|compr|pag|apoy|visit|sigu|conoc|gust|llam[oa] )[a-z]*)[a-z]+[ae]n?\\b|\\b(?:luego|despues) (?:se|desaparec|no|ya)",
	],
	another: [
		"\\b(?:compramos|compro|abrimos|abrio|fundo|fundamos|desde|anos?|generacion(?:es)?|heredamos|nacio)\\b",
		"\\b(?:nos quieren|contentos|aman|adoran|encanta|felic\\w*|orgull\\w*|recomiend\\w*)\\b",
		"\\b(?:abre|abren|cierra|cierran|cerrad[oa]s?) (?:a|de|los|toda?)\\b",
		"\\bno (?:necesit|inclu|cobr)\\w*",
		"\\b(?:cuestan?|valen?) ",
		"\\b(?:ustedes|usted|te|ia)\\b",
		"\\b(?:aprueban?|aprobaria)\\b",
		"\\bse llaman?\\b|\\b(?:dijo|dijeron|conto)\\b",
	],
	is: "es|son|eran|era|estan?|tiene|tienen",
	happens: "[a-z]+ndo\\b|no ",
	noTrouble: [
		"\\b(?:nos quieren|contentos|aman|adoran|encanta|felic\\w*|orgull\\w*|recomiend\\w*)\\b",
		"\\b(?:compramos|abrimos|fundo|fundamos|heredamos|nacio)\\b",
		"\\b(?:abre|abren|cierra|cierran|cerrad[oa]s?) (?:a|de|los|toda?)\\b",
		"\\b(?:cuestan?|valen?) ",
		"\\bno (?:necesit|inclu|cobr)\\w* (?:a|una?)\\b",
		"\\b(?:ustedes|usted|ia)\\b",
		"\\bse llaman?\\b",
	],
	halves: "y|pero|porque",
	bad: "a mano|en papel|cuadernos?|desorden|caos|enredo",
	somebody: "nos|nadie|todos|gente|les|quiero|queremos|tengo|tenemos",
};
