import { moneyPhrases, payingWord } from "./money-phrases.ts";

/** Spanish phrases that mean what the site says in other words, and those words. Each is read so on both sides. */
export const phrasesEs: readonly (readonly [RegExp, string])[] = [
	[/(?<!\p{L})(?:sale|salen|queda|quedan)(?= (?:gratis|gratuit[oa]s?)(?!\p{L}))/giu, "es"],
	[/(?<!\p{L})que sí(?!\p{L})(?!\s+\p{L})/giu, "Saysyes"],
	[/(?<!\p{L})(?:usamos|utilizamos)(?!\p{L})/giu, "nosotros Weuse"],
	[/(?<!\p{L})(?:en persona|presencial(?:es|mente)?|cara a cara|frente a frente)(?!\p{L})/giu, "Presencial"],
	[/(?<!\p{L})(?:envía|manda)n? recordatorios(?!\p{L})/giu, "recuerda"],
	[/(?<!\p{L})puedes saber(?= qué opinan)/giu, " "],
	...moneyPhrases.es,
	[/(?<!\p{L})cada(?= (?:interesado|cliente|huésped|comprador|contacto|persona)(?!\p{L}))/giu, "un"],
	[/(?<!\p{L})(?:tratamos|manejamos|protegemos)(?= (?:según|de acuerdo|conforme|como))/giu, "guardamos"],
	[
		/(?<!\p{L})(?:sin (?:ningún )?costo|no (?:te )?(?:tiene|tienen) (?:ningún )?costo|no (?:te )?cuestan? nada|sin pagar nada)(?!\p{L})/giu,
		"gratis",
	],
	[
		/(?<!\p{L})(?:nos encargamos|nos ocupamos)(?: nosotros)?(?: de)?(?!\p{L})/giu,
		`${payingWord} con nosotros`,
	],
	[
		/(?<!\p{L})(?:salir|salga|salen|sale) (?:al aire|en vivo)|(?<!\p{L})(?:el )?lanzamiento|(?<!\p{L})(?:la )?puesta en marcha(?!\p{L})/giu,
		"lanzar",
	],
	[
		/(?<!\p{L})(?:a|en) (?:cualquier|todo) momento(?: del día)?(?: o de la noche)?|(?:a )?(?:cualquier|toda) hora del día(?: (?:o|y) de la noche)?(?!\p{L})/giu,
		"a cualquier hora",
	],
	[
		/(?<!\p{L})(?:(?:incluso|hasta|también|aun|inclusive) )?(?:de|en la|por la|a la) (?:madrugada|noche|medianoche)|(?:incluso|también) a medianoche(?!\p{L})/giu,
		"a cualquier hora",
	],
	[/(?<!\p{L})(?:está|están) disponibles?(?=\s+(?:a|de|las|en)\s)/giu, "contesta"],
	[
		/(?<!\p{L})nada sale(?: al aire)? sin tu aprobación(?=\s*(?:[.,:;]|$))/giu,
		"contesta solo con lo que tú apruebas",
	],
	[/(?<!\p{L})habla(?:n)?(?= (?:en )?(?:más de )?(?:20|veinte) idiomas)/giu, "atiende en"],
	[
		/(?<!\p{L})(?:hemos|han) (?:visto|alcanzado|llegado a|conseguido|obtenido|logrado)(?!\p{L})/giu,
		"reportamos",
	],
	[
		/(?<!\p{L})(?:aumentó|incrementó|subió|mejoró|creció)(?: en)?(?: un)? (\d+ ?%)(?: de)?(?: en)? (?:sus?|las?|los) /giu,
		"logró $1 más ",
	],
	[
		/(?<!\p{L})(?:aumentó|incrementó|subió|mejoró) (?:sus?|las?|los) ([\p{L} ]{3,30}?)(?: en)?(?: un)? (\d+ ?%)/giu,
		"logró $2 más $1",
	],
	[
		/(?<!\p{L})(?:redujo|bajó|disminuyó)(?: en)?(?: un)? (\d+ ?%)(?: de)? (?:sus?|las?|los|el) /giu,
		"logró $1 menos ",
	],
	[
		/(?<!\p{L})(?:redujo|bajó|disminuyó) (?:sus?|las?|los|el) ([\p{L} ]{3,30}?)(?: en)?(?: un)? (\d+ ?%)/giu,
		"logró $2 menos $1",
	],
	[/(?<!\p{L})(?:llamad[oa]s?|que se llaman?)(?= \p{Lu})/gu, " "],
	[/(?<!\p{L})somos (?:un|una) (?:equipo|empresa|compañía)(?!\p{L})/giu, "somos una firma"],
	[/(?<!\p{L})sin (?:necesidad|tener) (?:de |que )(?=registr)/giu, "sin "],
	[
		/(?<!\p{L})(?:a medias|a la mitad|por la mitad|sin terminar(?= (?:la )?compra))(?!\p{L})/giu,
		"abandonado",
	],
	[/(?<!\p{L})(?:clientes?|compradores?) (?:potencial|potenciales|interesados?)(?!\p{L})/giu, "interesado"],
	[/(?<!\p{L})(?:al|en el) mismo tiempo(?!\p{L})/giu, "a la vez"],
	[/(?<!\p{L})(?:al|en) terminar(?!\p{L})|(?<!\p{L})al final de la sesión(?!\p{L})/giu, " "],
	[/(?<!\p{L})(?:su propio|su propia|su mismo) idioma(?!\p{L})/giu, "su idioma"],
	[/(?<!\p{L})redes sociales(?!\p{L})/giu, "redes"],
	[/(?<!\p{L})(?:WhatsApp Business)(?!\p{L})/gu, "WhatsApp"],
	[/(?<!\p{L})(?:alguien|una persona) (?:del|de nuestro) equipo(?!\p{L})/giu, "una persona del equipo"],
];
