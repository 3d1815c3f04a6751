import { building, cars, hotel, school, shop } from "../industries.ts";
import type { Conversation } from "../schema.ts";

/** Lo que cuenta de sí un desconocido en un mensaje. */
function told(says: string, knows: Conversation["knows"]): Conversation {
	return { promise: `«${says}» dice lo que dice`, lines: [{ says, knows }] };
}

/** Oficios, equipos, plata y fechas de desconocidos, como ninguna lista los previó. */
export const strangersFigures: readonly Conversation[] = [
	told("soy plomero", { industry: "other" }),
	told("soy fotógrafa de recién nacidos", { industry: "other" }),
	told("alquilamos andamios en Pasto", { industry: building }),
	told("pinto casas y apartamentos", { industry: building }),
	told("arreglo motos", { industry: cars }),
	told("alineación y balanceo en Soacha", { industry: cars }),
	told("llevo turistas en lancha a la isla", { industry: hotel }),
	told("rescatamos perros", { industry: school }),
	told("damos clases de natación", { industry: school }),
	told("vendo ropa usada", { industry: shop }),
	told("vendo seguros", { industry: "other" }),
	told("reparamos celulares", { industry: "other" }),
	told("hago tortas por encargo", { industry: "other" }),
	told("cultivamos aguacate", { industry: "other" }),
	told("tengo un puesto de jugos", { industry: "other" }),
	told("organizamos bodas", { industry: "other" }),
	told("mi prima tiene un hotel y me habló de ustedes", { industry: null }),
	told("somos 6 vendedoras y yo", { companySize: "6 vendedoras y yo" }),
	told("somos 9 en verano, 4 el resto del año", { companySize: "9 en verano, 4 el resto del año" }),
	told("yo diría agosto", { timing: "agosto", name: null }),
	told("octubre como muy tarde", { timing: "octubre como muy tarde" }),
	told("Ya pagamos 3 millones al mes de licencias", { budget: null }),
	told("Restaurante en Chía. Los platos van de 20 mil a 60 mil", { budget: null }),
	told("podemos pagar 2 millones al mes", { budget: "2 millones al mes" }),
	told("8 en obra y 2 en oficina", { companySize: "8 en obra y 2 en oficina" }),
	told("mi hermano, dos primos y yo", { companySize: "mi hermano, dos primos y yo" }),
	told("tres costureras y mi mamá", { companySize: "tres costureras y mi mamá" }),
	told("47 colaboradores", { companySize: "47 colaboradores" }),
	told("240 personas nos escribieron en diciembre", { companySize: null }),
	told("recibimos grupos de 12 personas", { companySize: null }),
	told("dispongo de 600 mil al mes", { budget: "600 mil al mes" }),
	told("¿con 500 mil al mes alcanza?", { budget: "500 mil al mes" }),
	told("la agencia anterior nos cobró 5 millones", { budget: null }),
	told("cobramos 80 mil pesos por noche", { budget: null }),
	told("la competencia paga 2 millones al mes", { budget: null }),
	told("gastamos 3 millones en pauta", { budget: null }),
	told("después de la cosecha", { timing: "después de la cosecha" }),
	told("antes de que lleguen las lluvias", { timing: "antes de que lleguen las lluvias" }),
	told("no antes de junio", { timing: "no antes de junio" }),
	told("a más tardar en mayo", { timing: "a más tardar en mayo" }),
	told("antes del día de la madre", { timing: "antes del día de la madre" }),
	told("¿lo pueden tener listo para navidad?", { timing: "para navidad" }),
];
