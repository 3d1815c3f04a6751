/** How people ask what we noted of them, in pieces of patterns. Folded text. */

const know =
	"(?:know|have|remember|save[d]?|store[d]?|note[d]?|keep|kept|collect(?:ed)?|record(?:ed)?|written|write|learn(?:ed|t)?|gather(?:ed)?|got|hold)(?: (?:down|so far|on file|written|saved|stored|noted))*";
const ofMe =
	"(?:about|on|of|from|regarding) (?:me|us|mine|(?:my|our) (?:business|company|case|data|details))\\b(?! [a-z]+)";
const all = "(?:what|everything|all|the (?:data|info|information|details))(?: that)?";
const told =
	"(?:(?:i|we)(?:'ve| have)? (?:just )?(?:told|said|given|gave|shared|wrote)|you(?:'ve| have)? (?:know|noted|have|collected|got))\\b";
const english = [
	`what (?:(?:else )?(?:do|did|have) (?:you|u|ya)(?: (?:already|actually|all))?|(?:info|information|data|details|facts)(?: about me)? (?:do|did|have) (?:you|u)(?: already)?) ${know} ${ofMe}`,
	"what (?:have|did) (?:i|we) (?:told|tell|given|give|said|shared?) (?:to )?(?:you|u)\\b",
	"what (?:have you|did you) (?:note|noted|written|wrote|taken|saved?) (?:down|so far|about me)\\b",
	`(?:summari[sz]e|sum up|recap|list|read back|go over) (?:to me )?${all} ${told}`,
	`(?:summary|recap|list) of ${all} ${told}`,
	"(?:which|what) (?:of my (?:data|details|information)|(?:data|details) of mine)",
	"(?:show|read|list|tell) (?:me |us )?(?:all )?my (?:data|details|info|information)\\b",
	"(?:do|can) you remember (?:me|us|my (?:name|e-?mail|details|data)|what (?:i|we) (?:told|said))\\b",
	"do you (?:even )?know (?:who i am|my name)\\b",
	"what(?:'s| is) my (?:name|e-?mail)(?=[ ?.!]*$)",
];

const sabe =
	"(?:sabes?|saben|recuerdas?|recuerdan|tienes?|tienen|guardas?|guardan|guardaste|guardaron|anotaste|anotaron|has (?:anotado|guardado|registrado|aprendido)|han (?:anotado|guardado|registrado))(?: (?:anotad[oa]s?|guardad[oa]s?|registrad[oa]s?|hasta ahora|ya))*";
const deMi =
	"(?:de|sobre|acerca de) (?:mi|nosotros|mi (?:negocio|empresa|caso))(?=[ ?.!]*$| (?:hasta|por|ahi|aqui|ya|y|en este)\\b)";
const dije =
	"(?:te|les|le|me) (?:dije|dijimos|he dicho|he contado|hemos (?:dicho|contado)|conte|contamos|di|has anotado)";
const spanish = [
	`que (?:mas |cosas |tanto )?${sabe} ${deMi}`,
	`que (?:datos|informacion|info|cosas) (?:mi[oa]s? )?${sabe}(?: ${deMi}|(?: mi[oa]s?)?[ ?.!]*$)`,
	`que ${dije}(?=[ ?.!]*$| (?:hasta|ya|antes|de mi))`,
	"que (?:has|han|llevas|tienes) (?:anotado|guardado|registrado)\\b|que anotaste\\b",
	`(?:resum\\w+|repas\\w+|recuerdame|resumen de|lista de) (?:todo )?(?:lo que (?:${dije}|sabes?|anotaste|has anotado|llevamos|tienes)|(?:los|mis) datos)\\b`,
	"(?:cuales son|muestra\\w*|ver|consultar|ensena\\w*|dime) mis datos\\b",
	"(?:te|se) acuerda[ns]? de (?:mi|lo que (?:te|les) (?:dije|conte))\\b",
	"(?:sabes?|saben) (?:quien soy|como me llamo|mi nombre)\\b",
	"cual es mi (?:nombre|correo)(?=[ ?.!]*$)",
];

export const recalls = {
	/** What we know of whoever asks. */
	recall: new RegExp(`\\b(?:${[...english, ...spanish].join("|")})`),
} as const satisfies Record<string, RegExp>;
