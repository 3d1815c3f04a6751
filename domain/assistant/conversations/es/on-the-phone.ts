import type { Conversation } from "../schema.ts";

/** Lo que cuenta alguien en un mensaje escrito en el teléfono. */
function told(says: string, knows: Conversation["knows"]): Conversation {
	return { promise: `«${says}» se entiende`, lines: [{ says, knows }] };
}

/** Lo que se pregunta en el teléfono, y la página que lo contesta. */
function asked(says: string, source: string): Conversation {
	return { promise: `«${says}» se contesta con su página`, lines: [{ says, source }] };
}

const hotel = "hospitalidad-viajes";
const building = "real-estate-construccion";
const shop = "retail-ecommerce";
const cars = "automotriz-aftermarket";
const school = "educacion-ong";

/** Dueños de negocios pequeños en su teléfono: de afán, sin tildes ni signos, dos datos en una frase. */
export const onThePhone: readonly Conversation[] = [
	told("buenas, tenemos un hotelito en cartagena, somos como 20", {
		industry: hotel,
		companySize: "20 personas",
	}),
	told("hola soy yeimi, tengo una tienda de ropa en el centro", { name: "Yeimi", industry: shop }),
	told("q mas, me llamo jhon fredy castro", { name: "Jhon Fredy Castro" }),
	told("somos una constructora de pereira con unos 45 trabajadores", {
		industry: building,
		companySize: "45 trabajadores",
	}),
	told("le habla marta gomez de la posada el mirador", { name: "Marta Gomez", company: "posada el mirador" }),
	told("tengo un taller de carros, somos 6 mecanicos", { industry: cars, companySize: "6 mecanicos" }),
	told("manejo un colegio privado en monterrey, unos 60 profes", {
		industry: school,
		companySize: "60 profes",
	}),
	{
		promise: "un correo dictado se confirma antes de guardarse",
		lines: [
			{
				says: "mi correo es luz punto perez arroba hotmail punto com",
				has: [/luz\.perez@hotmail\.com/],
				lacks: [/luz punto/],
			},
			{ says: "si", knows: { email: "luz.perez@hotmail.com" } },
		],
	},
	told("mi cel es 310 555 01 23", { phone: "+573105550123" }),
	told("anota mi wpp 3155550198 y me dicen andres", { phone: "+573155550198", name: "Andres" }),
	told("vendemos zapatos por instagram somos 3 personas", { industry: shop, companySize: "3 personas" }),
	told("soy la dueña de casa amarilla, un hostal en medallo", { company: "casa amarilla", industry: hotel }),
	told("trabajamos una docena de personas", { companySize: "una docena de personas" }),
	told("aca somos cinco no mas", { companySize: "cinco" }),
	told("somos veintipico", { companySize: "veintipico" }),
	told("solo estamos mi esposo y yo", { companySize: "solo estamos mi esposo y yo" }),
	told("tengo como 2 palos para eso", { budget: "2 palos" }),
	told("maximo 800 mil al mes", { budget: "maximo 800 mil al mes" }),
	told("no mas de un millon mensual", { budget: "no mas de un millon mensual" }),
	told("el presupuesto anda por los 3 melones", { budget: "3 melones" }),
	told("unos 15 mil pesos mexicanos al mes", { budget: "15 mil pesos mexicanos al mes" }),
	told("lo necesito antes de semana santa", { timing: "antes de semana santa" }),
	told("abrimos en mayo entonces antes de eso", { timing: "en mayo" }),
	told("sin afan, el otro año", { timing: "el otro año" }),
	told("pa ya, arranca temporada alta", { timing: "pa ya" }),
	told("seria para fin de mes", { timing: "para fin de mes" }),
	told("los huespedes preguntan lo mismo por wpp y de noche nadie contesta", {
		industry: hotel,
		need: "los huespedes preguntan lo mismo por wpp y de noche nadie contesta",
	}),
	told("kiero algo q conteste los dm de mi boutique", {
		industry: shop,
		need: "kiero algo q conteste los dm de mi boutique",
	}),
	told("se nos pierden muchas llamadas cuando estamos en obra", {
		need: "se nos pierden muchas llamadas cuando estamos en obra",
	}),
	told("en mi consultorio los pacientes no llegan a la cita", {
		industry: "other",
		need: "en mi consultorio los pacientes no llegan a la cita",
	}),
	told("los papas llaman todo el dia a preguntar por la matricula y no damos abasto", {
		industry: school,
		need: "los papas llaman todo el dia a preguntar por la matricula y no damos abasto",
	}),
	told("vendo apartamentos y los findes se me van los clientes", {
		industry: building,
		need: "los findes se me van los clientes",
	}),
	told("compraventa de carros usados, 15 empleados, presupuesto 4 millones", {
		industry: cars,
		companySize: "15 empleados",
		budget: "4 millones",
	}),
	{
		promise: "respuestas de una o dos palabras, cada una a su pregunta, se guardan",
		lines: [
			{ says: "ola" },
			{
				says: "toño garcia, tono@pizzatono.com",
				knows: { name: "Toño Garcia", email: "tono@pizzatono.com" },
			},
			{ says: "pizza toño", knows: { company: "pizza toño" } },
			{ says: "restaurante", knows: { industry: "other" } },
			{
				says: "contestar el tel cuando esta lleno",
				knows: { need: "contestar el tel cuando esta lleno" },
			},
			{ says: "como 8", knows: { companySize: "8 personas" } },
			{ says: "nose por ahi 500 mil al mes", knows: { budget: "500 mil al mes" } },
			{ says: "el mes q viene", knows: { timing: "el mes q viene" } },
		],
	},
	{
		promise: "los números en palabras contestan cuántos y cuánto",
		lines: [
			{ says: "buenas tardes, Ana Ruiz, ana@hotelruiz.mx" },
			{ says: "hotel ruiz", knows: { company: "hotel ruiz", industry: hotel } },
			{ says: "menos llamadas en recepcion", knows: { need: "menos llamadas en recepcion" } },
			{ says: "veinte", knows: { companySize: "veinte" } },
			{ says: "tres millones", knows: { budget: "tres millones" } },
			{ says: "despues de diciembre", knows: { timing: "despues de diciembre" } },
		],
	},
	{
		promise: "lo contado antes de que se pregunte no se pregunta otra vez",
		lines: [
			{
				says: "hola! soy Paula, tenemos 2 hostales en Salento y somos 18. queremos mas reservas directas",
				knows: {
					name: "Paula",
					industry: hotel,
					companySize: "18 personas",
					need: "queremos mas reservas directas",
				},
			},
			{ says: "paula@palma.co", knows: { email: "paula@palma.co" }, lacks: [/cuántas personas/i] },
		],
	},
	{
		promise: "una pregunta en la mitad se contesta y el dato de al lado se guarda",
		lines: [
			{ says: "somos 9, cuanto vale eso", knows: { companySize: "9 personas" }, source: "/audit" },
			{ says: "ok y en cuanto tiempo queda andando", source: "/como-lo-hacemos" },
			{ says: "listo. samuel wilches, sam@wilches.co", knows: { name: "Samuel Wilches" } },
		],
	},
	asked("cuanto me sale", "/audit"),
	asked("q precio tiene", "/audit"),
	asked("en cuanto sale mas o menos el chuzo ese", "/audit"),
	asked("manejan mensualidad o como cobran", "/audit"),
	asked("uds hacen paginas en wordpress", "/soluciones"),
	asked("lo puedo probar primero", "/demos"),
	asked("tienen ejemplos pa ver", "/demos"),
	asked("quien mas usa esto", "/casos"),
	asked("ya tienen hoteles con eso?", "/industrias/hospitalidad-viajes"),
	asked("se conecta con hubspot", "/como-lo-hacemos"),
	asked("sirve con mi numero de whatsapp business", "/como-lo-hacemos"),
	asked("toca saber de sistemas", "/como-lo-hacemos"),
	asked("yo no se nada de computadores, igual sirve?", "/como-lo-hacemos"),
	asked("van a echar a mi recepcionista", "/como-lo-hacemos"),
	asked("y si le dice algo mal a un cliente", "/como-lo-hacemos"),
	asked("puede entrar una persona a contestar", "/productos"),
	asked("habla portugues", "/"),
	asked("que tan rapido responde", "/"),
	asked("contesta a las 3 de la mañana", "/"),
	asked("donde kedan uds", "/nosotros"),
	asked("trabajan en mexico", "/nosotros"),
	asked("quien esta detras de esto", "/nosotros"),
	asked("pa q quieren mi numero", "/legal"),
	asked("me van a llenar de spam?", "/legal"),
	asked("mis datos quedan seguros", "/legal"),
	asked("q es eso del audit gratis", "/audit"),
	asked("la primera reunion la cobran", "/audit"),
	asked("a q hora abren", "/contacto"),
	asked("cual es el numero de uds", "/contacto"),
	asked("me puede llamar alguien mañana", "/contacto"),
	asked("despues de instalado ustedes ayudan", "/como-lo-hacemos"),
	asked("cuantas semanas se demora", "/como-lo-hacemos"),
	asked("q trae el pdf de la propuesta", "/como-lo-hacemos"),
	asked("puede tomar reservas", "/soluciones"),
	asked("los pacientes pueden sacar cita por ahi", "/soluciones"),
	asked("q es contact pilot", "/productos"),
	asked("q productos manejan", "/productos"),
	asked("sirve pa un bufete de abogados", "/industrias"),
	asked("trabajan con concesionarios", "/industrias/automotriz-aftermarket"),
	asked("ya soy cliente, como entro", "/portal"),
	asked("eso no es lo mismo q chatgpt", "/como-lo-hacemos"),
	asked("si vale la pena o no", "/"),
	asked("tambien hacen transformacion digital", "/consultoria"),
];
