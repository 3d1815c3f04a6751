import type { Conversation } from "../schema.ts";

const asked = [{ says: "Ana Ruiz, ana@ruiz.co" }, { says: "Colegio San Lucas", has: [/mejorar/] }] as const;
const whole =
	"soy Rosa Díaz rosa@diaz.co, de Inmobiliaria Horizonte, somos 8 y no alcanzamos a contestar los mensajes";

/** Objections, doubts, loops and dead ends. */
export const hesitating: readonly Conversation[] = [
	...[
		"no entiendo para qué sirve esto",
		"nose",
		"que no me llamen",
		"no quiero dar mi apellido",
		"no quiero decir el presupuesto",
		"nada",
		"no me interesa",
		"esto es una estafa",
		"no confío en esto",
		"necesito ayuda con mi negocio",
		"mas o menos",
	].map((says) => ({
		promise: `«${says}» no es una necesidad`,
		lines: [...asked, { says, lacks: [/se puede mejorar|le pasa a muchos|tiene todo el sentido/] }],
		knows: { need: null },
	})),
	{
		promise: "a quien no entiende para qué es se le explica",
		lines: [
			...asked,
			{ says: "no entiendo para qué sirve esto", has: [/asistentes de IA/], source: "/soluciones" },
		],
	},
	...[
		"queremos automatizar matriculas, no quiero decir el presupuesto",
		"queremos automatizar matriculas no quiero decir el presupuesto",
	].map((says) => ({
		promise: `de «${says}» queda la necesidad y no la negativa`,
		lines: [...asked, { says }],
		knows: { need: "queremos automatizar matriculas", budget: null },
		declined: ["budget" as const],
	})),
	{
		promise: "callar el presupuesto se acepta sin felicitar",
		lines: [
			{ says: whole, has: [/presupuesto/] },
			{
				says: "no quiero decir el presupuesto",
				has: [/obligatorio|sin eso|No hay problema/],
				lacks: [/Perfecto|me sirve/],
			},
		],
		knows: { need: "no alcanzamos a contestar los mensajes" },
	},
	{
		promise: "no saber cuánto vale no es preguntar el precio",
		lines: [
			{ says: whole, has: [/presupuesto/] },
			{
				says: "no sé cuánto vale eso",
				has: [/por definir|se define después/],
				lacks: [/diagnóstico|presupuesto/],
			},
		],
	},
	{
		promise: "la necesidad contada al saludar se guarda y no se vuelve a pedir",
		lines: [
			{ says: "Buenas, soy Pacho de la Ferretería La 14, los domicilios por whatsapp nos tienen locos" },
			{ says: "pacho@la14.co", lacks: [/mejorar/] },
			{ says: "tenemos 5 sedes y somos 9 personas", knows: { companySize: "9 personas" } },
			{ says: "no", lacks: [/pronto/] },
			{ says: "no sé", offers: /Sí/ },
			{ says: "no, todavia no", has: [/afán/], lacks: [/pronto/] },
			{ says: "la propuesta", wants: "proposal" },
		],
		knows: { need: "los domicilios por whatsapp nos tienen locos", company: "Ferretería La 14" },
	},
	{
		promise: "si al final solo falta la necesidad, se dice y no se abandona",
		lines: [
			{ says: "Pacho Gil pacho@la14.co, mi empresa es la Ferretería Sol, somos 9" },
			{ says: "prefiero no decirlo" },
			{ says: "5 millones" },
			{ says: "en marzo", has: [/solo me falta saber qué quieres mejorar/] },
			{ says: "sí", has: [/mejorar/] },
			{ says: "los pedidos por whatsapp se nos enredan", has: [/propuesta/] },
			{ says: "sí", wants: "proposal" },
		],
		knows: { need: "los pedidos por whatsapp se nos enredan" },
	},
	{
		promise: "un oficio con un problema se acoge sin felicitar",
		lines: [
			{ says: "Ana Ruiz, ana@ruiz.co" },
			{ says: "tengo una clínica dental y se nos acumulan las llamadas", lacks: [/Perfecto|Buenísimo/] },
		],
		knows: { industry: "other" },
	},
	{
		promise: "pedir ayuda sin decir con qué se acoge y se pregunta",
		lines: [
			{ says: "necesito ayuda con mi negocio", has: [/gusto/], lacks: [/mejorar/], knows: { need: null } },
			{ says: "Ana Ruiz, ana@ruiz.co", has: [/empresa/] },
		],
	},
	{
		promise: "teclear por teclear no da vueltas con la misma oferta",
		lines: [
			{ says: "asdfgh" },
			{ says: "????", has: [/persona/] },
			{ says: "zxcvb", lacks: [/persona/], offers: /propuesta/ },
			{ says: "qwerty", lacks: [/persona/] },
			{ says: "1", lacks: [/persona/] },
			{ says: "jajaja", has: [/Jaja|humor/] },
			{ says: "me llamo", has: [/llamas/] },
			{ says: "soy yo", has: [/llamas/] },
			{ says: "mi correo es", has: [/tu correo/], lacks: [/@/] },
			{ says: "ana@ruiz.co", knows: { email: "ana@ruiz.co" } },
			{ says: "mi empresa se llama", has: [/llama la empresa/] },
		],
		knows: { name: null, company: null },
	},
	{
		promise: "a quien no quiere dar más datos se le da cómo llegar a una persona",
		lines: [
			{ says: "páseme una persona", has: [/correo o teléfono/] },
			{
				says: "no me pida mas datos carajo, páseme una persona",
				has: [/@/, /\+57/],
				lacks: [/A qué correo/],
			},
			{ says: "son unos ladrones", has: [/molestia|Lamento/], lacks: [/llamas/] },
		],
		knows: { name: null, need: null },
	},
	{
		promise: "tamaño, presupuesto y fecha se entienden como la gente los dice",
		lines: [
			{
				says: "soy Rosa Díaz rosa@diaz.co, de Inmobiliaria Horizonte y no alcanzamos a contestar los mensajes",
			},
			{ says: "nosotros dos y mi mamá", knows: { companySize: "nosotros dos y mi mamá" } },
			{ says: "entre 500 mil y un millón", knows: { budget: "entre 500 mil y un millón" } },
			{ says: "agosto", knows: { timing: "agosto" } },
		],
	},
	{
		promise: "la cifra grande y la fecha sueltas no se pierden aunque se pregunte otra cosa",
		lines: [
			{
				says: "soy Rosa Díaz rosa@diaz.co, de Hotel Horizonte, un hotel de 30 habitaciones y no alcanzamos a contestar los mensajes",
				knows: { companySize: "30 habitaciones" },
			},
			{ says: "febrero", knows: { timing: "febrero", budget: null } },
			{ says: "10.000.000", knows: { budget: "10.000.000" } },
		],
	},
	{
		promise: "un «6» solo no es un presupuesto",
		lines: [
			{ says: whole, has: [/presupuesto/] },
			{ says: "6", has: [/millones|cifra/], knows: { budget: null } },
			{ says: "6 millones", knows: { budget: "6 millones" } },
		],
	},
	{
		promise: "lo que se cuenta de los clientes en inglés no cambia el idioma ni pierde la necesidad",
		lines: [
			{
				says: "soy Marcela de Viajes Pacífico, marcela@viajes.co, nos escriben turistas en inglés y no sabemos contestar",
				language: "es",
				has: [/Travel AI Booster/],
				knows: { need: "nos escriben turistas en inglés y no sabemos contestar" },
			},
			{ says: "somos 6 pero en temporada 12", knows: { companySize: "6 personas" } },
			{ says: "no tengo ni idea", knows: { budget: null } },
			{ says: "cuando puedan", has: [/propuesta/], knows: { timing: "cuando puedan" } },
			{ says: "dele pues", wants: "proposal" },
			{ says: "ya no, mejor no me llamen", wants: "person", has: [/equipo/] },
		],
	},
	{
		promise: "con una persona, dicho así, también se entiende",
		lines: [
			{ says: "no quiero hablar con un bot", has: [/equipo/] },
			{ says: "con una persona", has: [/persona/], lacks: [/repetido/] },
			{ says: "3105551234", wants: "person" },
		],
		knows: { phone: "+573105551234", name: null, need: null },
	},
	{
		promise: "quitar un dato de la propuesta hecha ofrece actualizarla",
		lines: [
			{ says: `${whole}, 5 millones, en enero`, offers: /Sí/ },
			{ says: "sí", wants: "proposal" },
			{ says: "no me gustó, quítele el presupuesto", has: [/actualice/], knows: { budget: null } },
			{ says: "hágale", wants: "proposal" },
		],
	},
	{
		promise: "no dar abasto con los mensajes es una necesidad y no una negativa",
		lines: [
			{ says: "Ana Ruiz, ana@ruiz.co, tengo una ferretería" },
			{ says: "no doy abasto con los mensajes de whatsapp", lacks: [/obligatorio|sin eso|No hay problema/] },
		],
		knows: { need: "no doy abasto con los mensajes de whatsapp" },
		declined: [],
	},
];
