import { hotel, school } from "../industries.ts";
import type { Conversation, Line } from "../schema.ts";

/** Lo que se cuenta antes de cada pregunta, para que sea la que está abierta. */
const until = {
	name: [],
	company: [{ says: "soy Laura Gómez, laura@brisa.co", has: [/empresa/] }],
	industry: [{ says: "soy Laura Gómez, laura@brisa.co, mi empresa se llama Brisa Clara", has: [/dedica/] }],
	need: [{ says: "soy Laura Gómez, laura@brisa.co, del Hotel Brisa", has: [/mejorar/] }],
	companySize: [
		{ says: "soy Laura Gómez, laura@brisa.co, del Hotel Brisa, perdemos reservas", has: [/personas/] },
	],
	budget: [
		{
			says: "soy Laura Gómez, laura@brisa.co, del Hotel Brisa, perdemos reservas, somos 12 personas",
			has: [/presupuesto/],
		},
	],
	timing: [
		{
			says: "soy Laura Gómez, laura@brisa.co, del Hotel Brisa, perdemos reservas, somos 12 personas, 3 millones",
			has: [/cuándo|fecha/],
		},
	],
} as const satisfies Record<string, readonly Line[]>;
type Asked = keyof typeof until;

/** Dicho donde se acaba de preguntar algo, sin contestarlo. */
function passing(asked: Asked, ...said: string[]): Conversation[] {
	return said.map((says) => ({
		promise: `«${says}» no contesta (${asked})`,
		lines: [...until[asked], { says, knows: { [asked]: null } }],
	}));
}

/** Dicho en el mismo lugar, y es la respuesta. */
function answer(asked: Asked, says: string, told: string): Conversation {
	return {
		promise: `«${says}» contesta (${asked})`,
		lines: [...until[asked], { says, knows: { [asked]: told } }],
	};
}

const company: readonly Conversation[] = [
	...passing(
		"company",
		"usamos HubSpot para todo",
		"Mailchimp más que todo",
		"nuestro negocito ahí va sobreviviendo",
		"la tienda cumplió diez años",
		"puro Facebook, la verdad",
		"mi empresa es familiar",
		"nuestro negocio es más bien pequeño",
		"mi negocio es mi vida la verdad",
	),
	...[
		"el negocio anda un poco flojo",
		"todo lo llevamos en Google Sheets",
		"nos pasamos a Zoho hace un mes",
		"la empresa apenas tiene dos años",
	].map((says) => ({
		promise: `«${says}» no es ni la empresa ni la necesidad`,
		lines: [...until.company, { says, knows: { company: null, need: null } }],
	})),
	answer("company", "mi empresa es brisa norte", "brisa norte"),
	answer("company", "la empresa se llama Familiar Plus", "Familiar Plus"),
	answer("company", "Álamos del Río", "Álamos del Río"),
];

const timing: readonly Conversation[] = [
	...passing(
		"timing",
		"mi cumpleaños es en diciembre",
		"el año pasado lo intentamos en marzo",
		"abrimos en junio de 2009",
		"mi hija se casa en octubre",
		"en julio estuve de vacaciones",
		"tuvimos a un muchacho en eso hasta febrero",
		"llevo en esto desde abril",
		"firmamos con otros en enero y salió mal",
		"mi pasaporte se vence en junio",
		"nos pasamos de casa en septiembre",
		"se me va medio día contestando lo mismo",
	),
	answer("timing", "con tal de que quede este año", "con tal de que quede este año"),
	answer("timing", "marzo, el año pasado no pudimos", "marzo"),
	answer("timing", "después de que mi hija se case en octubre", "después de que mi hija se case en octubre"),
	answer("timing", "pensábamos en mayo", "en mayo"),
];

const need: readonly Conversation[] = [
	...passing(
		"need",
		"espérame un segundo, están timbrando",
		"dame un momentico, llegó un cliente",
		"ya vuelvo, se me quema el arroz",
		"dos minutos, llegó el jefe",
		"déjame le pregunto a mi esposo",
		"perdón, se me fue el internet",
		"espera, busco las gafas",
		"un momentico que voy manejando",
	),
	{
		promise: "a quien lo llaman se le espera, y sigue donde iba",
		lines: [
			...until.need,
			{ says: "un momento, me llaman", has: [/con calma|sin afán/], knows: { need: null } },
			{ says: "perdemos reservas de noche", knows: { need: "perdemos reservas de noche" } },
		],
	},
	{
		promise: "lo que se cuenta además de pedir que esperemos se oye",
		lines: [{ says: "un momento, llora el bebé. Tengo un hotel", knows: { industry: hotel, need: null } }],
	},
	{
		promise: "una pregunta que no se entendió se hace con otras palabras",
		lines: [
			...until.budget,
			{ says: "¿qué quieres decir?", has: [/otra forma|otras palabras/, /presupuesto/] },
		],
	},
	{
		promise: "«no entiendo la pregunta» recibe ejemplos de qué se puede mejorar",
		lines: [
			...until.need,
			{ says: "no entiendo la pregunta", has: [/Se parece a alguna/], knows: { need: null } },
		],
	},
	answer("need", "el teléfono timbra y nadie contesta", "el teléfono timbra y nadie contesta"),
	answer("need", "los clientes esperan un momento y se van", "los clientes esperan un momento y se van"),
];

const denials: readonly Conversation[] = [
	...passing("name", "no soy Pedro", "yo no me llamo Susana", "no, Karen no soy"),
	...passing("company", "no somos Hotel Sol, nos confunden mucho"),
	...passing(
		"budget",
		"no son 5 millones",
		"nunca dije 10 millones",
		"no podemos pagar 2 millones al mes",
		"3 millones no, ni loco",
		"800 dólares no son",
	),
	...passing(
		"companySize",
		"no, no 20 personas",
		"no tenemos 50 empleados",
		"no somos 30 personas",
		"no es que seamos 40 personas",
		"nunca fuimos 15 personas",
	),
	{
		promise: "a quien no es Laura se le pregunta quién es",
		lines: [
			...until.need,
			{ says: "no me llamo Laura", has: [/tu nombre/], knows: { name: null } },
			{ says: "Lorena", knows: { name: "Lorena" } },
		],
	},
	{
		promise: "la empresa que no es se pregunta de nuevo",
		lines: [
			...until.need,
			{ says: "no somos Hotel Brisa", has: [/llama la empresa/], knows: { company: null } },
		],
	},
	...["no soy Pedro, soy Pablo", "no soy Pedro sino Pablo"].map((says) => ({
		promise: `de «${says}» queda Pablo`,
		lines: [{ says, knows: { name: "Pablo" } }],
	})),
	{
		promise: "un correo que no es no se toma",
		lines: [{ says: "mi correo no es pedro@sol.co", knows: { email: null } }],
	},
	answer("budget", "no más de 500 mil al mes", "no más de 500 mil al mes"),
	answer("companySize", "no 20, como 30 personas", "30 personas"),
];

const others: readonly Conversation[] = [
	...passing(
		"companySize",
		"mi hermano tiene 40 empleados",
		"la competencia tiene como 200 personas",
		"el restaurante de al lado tiene 25 meseros",
		"la empresa de mi primo emplea 60 personas",
	),
	...passing(
		"budget",
		"perdimos 5000 dólares el año pasado",
		"el banco me prestó 20 millones cuando abrimos",
		"mi exsocio se llevó 10 millones",
		"mi sobrino gana 3 millones haciendo eso",
		"el plomero pidió 600 mil por un tubo",
	),
	answer("companySize", "mi hermano y yo tenemos 12 empleados", "mi hermano y yo tenemos 12 empleados"),
	answer("budget", "mi jefe aprobó 3 millones", "3 millones"),
];

const touched: readonly Conversation[] = [
	...passing(
		"industry",
		"mi hijo está en el colegio",
		"salgo para el banco en un rato",
		"estoy afuera del colegio esperando a mis hijos",
		"mi papá era panadero",
		"acabo de llegar del gimnasio",
		"el odontólogo me tuvo esperando toda la mañana",
		"mi hija quiere ser abogada",
		"estoy donde el odontólogo, escribo con una mano",
		"me acaban de llamar del colegio de los niños",
		"conocí a alguien en un hotel que me habló de ustedes",
	),
	{
		promise: "dónde trabaja la esposa no es lo que necesitan",
		lines: [
			...until.industry,
			{ says: "mi esposa trabaja en un hospital", knows: { industry: null, need: null } },
		],
	},
	answer("industry", "mi hijo está en el colegio y yo tengo un hotel", hotel),
	answer("industry", "trabajo en un colegio", school),
];

const assurances: readonly Conversation[] = [
	"Sin problema, ya lo cambié",
	"No hay problema, ya quedó",
].flatMap((says) => [...passing("industry", says), ...passing("need", says)]);

/** Dicho de paso, donde se acaba de preguntar algo: lo que no contesta no es respuesta. */
export const inPassing: readonly Conversation[] = [
	...company,
	...timing,
	...need,
	...denials,
	...others,
	...touched,
	...assurances,
];
