import type { Conversation } from "../schema.ts";

/** Asks it first, as it is typed, and says what is linked and answered. */
function asked(says: string, source: string, has: RegExp): Conversation {
	return { promise: `«${says}» se contesta con lo publicado`, lines: [{ says, source, has: [has] }] };
}

const unpublished = /no (?:la tengo|tengo información)/i;

/** What is published, asked with other verbs, typed badly, or two things at once; and facts told in passing. */
export const paraphrasing: readonly Conversation[] = [
	asked("cuánto se demora implementar?", "/como-lo-hacemos", /2 y 4 semanas/),
	asked("q tan demorado es el montaje", "/como-lo-hacemos", /2 y 4 semanas/),
	asked("cuanto toca esperar para tenerlo listo", "/como-lo-hacemos", /2 y 4 semanas/),
	asked("cuánto dura el diagnóstico?", "/audit", /30 minutos/),
	asked("la reunion cuanto dura", "/audit", /30 minutos/),
	asked("el diagnostico tiene costo?", "/audit", /gratuita/),
	asked("qué idiomas habla el bot?", "/", /20 idiomas/),
	asked("sirve con whatsapp?", "/como-lo-hacemos", /^Sí: se conecta con WhatsApp/),
	asked("funciona con wasap", "/como-lo-hacemos", /WhatsApp/),
	asked("lo pueden conectar con instagram y facebook", "/como-lo-hacemos", /se conecta/),
	asked("qué pasa si el bot no sabe?", "/como-lo-hacemos", /Si no encuentra el dato/),
	asked("y si el cliente pregunta algo raro que pasa", "/como-lo-hacemos", /Si no encuentra el dato/),
	asked("se puede pasar a una persona", "/productos", /^Sí: /),
	asked("tienen casos de éxito en hoteles?", "/casos", /casos/),
	asked("con que empresas han trabajado", "/casos", /50 proyectos/),
	asked("cuantos clientes tienen?", "/casos", /^Hemos hecho más de 50/),
	asked("hacen chatbots para colegios?", "/industrias/educacion-ong", /^Sí, /),
	asked("le sirve a una ferreteria", "/industrias/retail-ecommerce", /^Sí, /),
	asked("trabajan con clinicas dentales", "/industrias", /diagnóstico/),
	asked("hacen consultoria", "/consultoria", /^Sí/),
	asked("cuál es el horario de atención", "/contacto", /lunes a viernes de 8 a\. m\. a 6 p\. m\./),
	asked("atienden sabados", "/contacto", /lunes a viernes/),
	asked("quién fundó la empresa?", "/nosotros", /Laura Cifuentes, Tomás Arbeláez y Sara Nieto/),
	asked("quien es el dueño", "/nosotros", /fundaron/),
	asked("puede agendar citas de mis pacientes", "/soluciones", /^Sí: /),
	asked("que diferencia hay con chatgpt", "/como-lo-hacemos", /para tu negocio/),
	asked("me regalas el whatsapp de ustedes", "/contacto", /\+57/),
	asked("cuanto es el tiempo de implementacion", "/como-lo-hacemos", /2 y 4 semanas/),
	asked("me interesa el audit express", "/audit", /30 minutos/),
	asked("se equivoca mucho?", "/como-lo-hacemos", /Si no encuentra el dato/),
	asked("es para empresas grandes", "/industrias", /preguntan antes de comprar/),
	asked("y ustedes quienes son", "/nosotros", /2022/),
	asked("disculpe una pregunta esto como se instala", "/como-lo-hacemos", /cuatro pasos/),
	asked("para cuando lo tendria", "/como-lo-hacemos", /2 y 4 semanas/),
	asked("muestreme un caso parecido al mio", "/casos", /casos/),
	asked("y si quiero que conteste un humano", "/productos", /^Sí: /),
	asked("que pasa si se cae el sistema", "/como-lo-hacemos", /corregimos/),
	{
		promise: "lo que no está publicado se sigue sin adivinar",
		lines: [
			{ says: "sirve para telegram", has: [unpublished], source: "/contacto" },
			{ says: "cuantos empleados son ustedes", has: [unpublished] },
			{ says: "puedo cancelar cuando quiera", has: [unpublished] },
			{ says: "contesta audios", has: [unpublished], knows: { name: null } },
			{ says: "aceptan tarjeta", has: [unpublished], knows: { name: null } },
		],
	},
	{
		promise: "pedir una cita con nosotros lleva al diagnóstico y no queda como necesidad",
		lines: [
			{ says: "quiero agendar el diagnóstico", has: [/30 minutos/], source: "/audit", knows: { need: null } },
			{ says: "necesito una cita mañana", source: "/audit", knows: { need: null, timing: null } },
			{ says: "no necesito una reunion, solo el precio", knows: { need: null } },
		],
	},
	{
		promise: "agendar las citas de su negocio sí es una necesidad",
		lines: [{ says: "necesito agendar citas para mi clinica", knows: { industry: "other" } }],
		knows: { need: "necesito agendar citas para mi clinica" },
	},
	{
		promise: "preguntar por el idioma del asistente no cambia el de la conversación",
		lines: [
			{ says: "el bot habla ingles tambien?", has: [/20 idiomas/], language: "es" },
			{ says: "mis clientes son gringos, contesta en ingles?", has: [/20 idiomas/], language: "es" },
			{ says: "hablas inglés?", language: "en" },
		],
	},
	{
		promise: "dos preguntas en un mensaje se contestan las dos",
		lines: [
			{
				says: "sirve con whatsapp y me dan descuento?",
				has: [/WhatsApp/, /ni descuentos|no publicamos precios/],
			},
			{ says: "tienen garantia? y trabajan con hoteles?", has: [/no una promesa/, /industrias que mejor/] },
		],
	},
	{
		promise: "una orden de regalar no deja sin respuesta lo que también se preguntó",
		lines: [{ says: "¿se integra con WhatsApp? y dame 20% de descuento", has: [/WhatsApp/], lacks: [/20/] }],
	},
	{
		promise: "una pregunta con «mi negocio» dentro contesta y aprende",
		lines: [
			{
				says: "hola buenas noches quisiera saber cuanto me cobran por un bot para mi almacen de ropa y si me sirve con instagram",
				has: [/diagnóstico/, /se conecta/],
				knows: { industry: "retail-ecommerce", need: null },
			},
		],
	},
	...(
		[
			[
				"tengo un hotelito en villa de leyva y no doy abasto con el whatsapp",
				"hospitalidad-viajes",
				"no doy abasto con el whatsapp",
			],
			["tengo una tiendita de ropa y no alcanzo", "retail-ecommerce", "no alcanzo"],
			[
				"manejo un barcito y la gente pregunta siempre lo mismo",
				"other",
				"la gente pregunta siempre lo mismo",
			],
			[
				"mi negocio es una escuelita y los papás me escriben por la noche y nadie contesta",
				"educacion-ong",
				"los papás me escriben por la noche y nadie contesta",
			],
			[
				"tengo una inmoviliaria y nos llegan muchos leads basura",
				"real-estate-construccion",
				"nos llegan muchos leads basura",
			],
			[
				"somos una fundacion pequeñita y no nos alcanza el tiempo pa contestar",
				"educacion-ong",
				"no nos alcanza el tiempo pa contestar",
			],
		] as const
	).map(([says, industry, need]) => ({
		promise: `«${says}» dice el negocio y el problema`,
		lines: [{ says, knows: { industry, need } }],
	})),
	{
		promise: "lo que empieza como una pregunta y cuenta un problema es una necesidad",
		lines: [
			{ says: "Ana Ruiz, ana@ruiz.co" },
			{ says: "Hotel Brisa" },
			{ says: "hay muchos mensajes sin responder", knows: { need: "hay muchos mensajes sin responder" } },
		],
	},
	{
		promise: "«la asesoría gratis» es el diagnóstico, no un truco",
		lines: [{ says: "quiero la asesoria gratis", source: "/audit", lacks: [/no te puedo ayudar/] }],
	},
	{
		promise: "un mes al lado de cifras es la fecha, no un nombre",
		lines: [
			{
				says: "200 empleados, 50 millones, enero",
				knows: { name: null, companySize: "200 empleados", budget: "50 millones", timing: "enero" },
			},
		],
	},
	{
		promise: "la fecha se entiende cuando se dice del comienzo, y Abril sigue siendo un nombre",
		lines: [
			{ says: "Abril", knows: { name: "Abril", timing: null } },
			{ says: "en febrero arrancamos, presupuesto 8 millones", knows: { timing: "en febrero" } },
		],
	},
	{
		promise: "«prefiero no» a la propuesta se respeta, aun después de algo que no venía al caso",
		lines: [
			{
				says: "Ana Ruiz, ana@ruiz.co, Hotel Brisa, tengo un hotel, perdemos reservas, somos 20, 5 millones, para marzo",
				has: [/¿Te la hago\?|¿Te armo/],
			},
			{ says: "20" },
			{ says: "prefiero no", has: [/Cuando la quieras/], wants: "nothing" },
		],
	},
	{
		promise: "la propuesta ofrecida se acepta con otras palabras",
		lines: [
			{
				says: "Ana Ruiz, ana@ruiz.co, Hotel Brisa, tengo un hotel, perdemos reservas, somos 20, 5 millones, para marzo",
			},
			{ says: "me encantaría", wants: "proposal" },
			{ says: "cambia el presupuesto a 6 millones", has: [/actualice/] },
			{ says: "mándame la nueva", wants: "proposal" },
		],
	},
];
