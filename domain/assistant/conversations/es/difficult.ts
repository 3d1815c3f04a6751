import type { Conversation } from "../schema.ts";

/** Refusals, slips, nonsense, other languages, other people. */
export const difficult: readonly Conversation[] = [
	{
		promise: "teclear sin sentido no es un nombre, y decirlo después sí",
		lines: [
			{ says: "qwe", knows: { name: null } },
			{ says: "Pepe Ruiz, pepe@ruiz.co" },
			{ says: "Soy José Ruiz" },
		],
		knows: { name: "José Ruiz" },
	},
	{
		promise: "quien no da el correo recibe una explicación y sigue atendido",
		lines: [
			{ says: "prefiero no dar mi correo", has: [/propuesta/, /contacto/], source: "/contacto" },
			{ says: "Marta", has: [/Marta/], lacks: [/correo/] },
			{ says: "tengo un restaurante y no alcanzamos a contestar reservas", lacks: [/a qué correo/i] },
			{ says: "quiero la propuesta", has: [/correo/], wants: "nothing" },
			{ says: "bueno, marta@sabor.co" },
			{ says: "la propuesta por favor", wants: "proposal" },
		],
		knows: { name: "Marta", industry: "other", email: "marta@sabor.co" },
	},
	{
		promise: "el teléfono, el presupuesto y lo que no sabe se pueden callar",
		lines: [
			{ says: "Óscar Peña, oscar@pena.co, prefiero no dar el teléfono", knows: { phone: null } },
			{ says: "no tengo empresa todavía", has: [/dedica|negocio/] },
			{ says: "una tienda de ropa en línea" },
			{ says: "los carritos se quedan abandonados" },
			{ says: "solo yo", knows: { companySize: "solo yo" } },
			{ says: "prefiero no decirlo", knows: { budget: null } },
			{ says: "no sé", has: [/propuesta/] },
		],
		declined: ["phone", "company", "budget", "timing"],
	},
	{
		promise: "un correo incompleto se pide otra vez con claridad y no se guarda",
		lines: [
			{ says: "Ana Torres ana@brisa", has: [/correo/], knows: { email: null, name: "Ana Torres" } },
			{ says: "ana@brisa..", has: [/correo/], knows: { email: null } },
			{ says: "ana@brisa.co.", knows: { email: "ana@brisa.co" } },
		],
	},
	{
		promise: "«arroba» y «gmail,com» se confirman antes de guardarlos",
		lines: [
			{ says: "Jorge Lara jorge arroba gmail punto com", has: [/@gmail\.com/], knows: { email: null } },
			{ says: "no", has: [/correo/], knows: { email: null } },
			{ says: "jorgelara@gmail,com", has: [/@gmail\.com/] },
			{ says: "sí", knows: { email: "jorgelara@gmail.com" } },
		],
	},
	{
		promise: "un teléfono imposible se señala una vez y no estorba",
		lines: [
			{ says: "Sara Gil, sara@gil.co, cel 300123", has: [/teléfono/], knows: { phone: null } },
			{ says: "Seguir sin teléfono", has: [/empresa/] },
		],
		declined: ["phone"],
	},
	{
		promise: "un teléfono de otro país se entiende con su indicativo",
		lines: [{ says: "Tomás Vélez, tomas@velez.co, +1 (305) 555-0123" }],
		knows: { phone: "+13055550123" },
	},
	{
		promise: "los errores al escribir la industria se entienden",
		lines: [
			{ says: "Lina Paz lina@paz.co" },
			{ says: "trabajo por mi cuenta, soy independiente", has: [/dedica|negocio/] },
			{ says: "imobiliaria", knows: { industry: "real-estate-construccion" } },
		],
	},
	{
		promise: "lo que no se entiende se pregunta distinto y luego se ofrece una persona",
		lines: [
			{ says: "asdfghj", has: [/llamas|nombre/] },
			{ says: "qwrtpsdf", has: [/persona/], offers: /Sí/ },
			{ says: "sí", has: [/correo o teléfono/], source: "/contacto" },
			{ says: "3104567890", wants: "person", lacks: [/mañana|minutos|horas|hoy/] },
		],
		knows: { phone: "+573104567890" },
	},
	{
		promise: "quien pide una persona la tiene, sin horas inventadas",
		lines: [
			{ says: "Raúl Cano raul@cano.co" },
			{
				says: "quiero hablar con un asesor",
				wants: "person",
				has: [/correo/],
				lacks: [/mañana|minutos|horas|hoy/],
			},
		],
	},
	{
		promise: "quien pasa al inglés sigue en inglés con lo ya dicho",
		lines: [
			{ says: "me llamo Kate Moore", language: "es" },
			{ says: "ok", language: "es" },
			{ says: "sorry, could we speak English? my email is kate@moore.com", language: "en", has: [/English/] },
		],
		knows: { name: "Kate Moore", email: "kate@moore.com" },
	},
	{
		promise: "una palabra suelta en inglés no cambia el idioma",
		lines: [
			{ says: "hello", language: "es" },
			{ says: "Tom Sawyer, tom@hotel.com", language: "es" },
			{ says: "Sunny Tours", language: "es" },
			{ says: "el booking y el marketing del hotel", language: "es" },
		],
	},
	{
		promise: "«todavía no» a la propuesta se respeta y luego se puede pedir",
		lines: [
			{
				says: "Soy Inés Rey, ines@rey.co, de Hotel Luna, somos 12, necesito atender reservas de noche, 5 millones, para marzo",
				has: [/propuesta/],
			},
			{ says: "todavía no", has: [/propuesta/], wants: "nothing" },
			{ says: "¿tienen soporte después?", lacks: [/propuesta/], wants: "nothing" },
			{ says: "ahora sí la propuesta", wants: "proposal" },
		],
	},
	{
		promise: "si falta algo para la propuesta se dice qué",
		lines: [
			{ says: "quiero una propuesta", has: [/necesito/, /nombre/, /correo/], wants: "nothing" },
			{ says: "Hugo Paz hugo@paz.co" },
			{ says: "hazme la propuesta", has: [/necesito/, /dedica/], lacks: [/tu nombre/], wants: "nothing" },
		],
	},
	{
		promise: "a quien no sabe qué necesita se le dan ejemplos de su negocio",
		lines: [
			{ says: "Nora Gil nora@gil.co, tengo un hotel" },
			{ says: "Hotel Nora" },
			{ says: "no sé", has: [/alguna de estas/], offers: /medianoche/, knows: { need: null } },
			{ says: "Respondemos la misma duda todo el día" },
		],
		knows: { need: "Respondemos la misma duda todo el día", company: "Hotel Nora" },
	},
	{
		promise: "un insulto recibe calma y una persona",
		lines: [
			{ says: "esto es una mierda, no sirves", has: [/persona/] },
			{ says: "no", has: [/tú y yo/] },
		],
		knows: { name: null, need: null },
	},
	{
		promise: "el mismo dato no se pide más de dos veces",
		lines: [
			{ says: "tengo un hotel", has: [/nombre|llamas/] },
			{ says: "perdemos reservas de noche" },
			{ says: "somos 20" },
			{ says: "para enero" },
			{ says: "5 millones", lacks: [/llamas|tu nombre/] },
		],
		knows: { industry: "hospitalidad-viajes", companySize: "20 personas", budget: "5 millones" },
	},
	{
		promise: "HTML y guiones no entran en el nombre ni salen en la respuesta",
		lines: [
			{ says: "<script>alert(1)</script>", lacks: [/[<>]/, /alert/] },
			{ says: "me llamo <b>Ana</b>, ana@x.co", lacks: [/[<>]/], knows: { email: "ana@x.co" } },
		],
	},
];
