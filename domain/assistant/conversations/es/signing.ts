import type { Conversation } from "../schema.ts";

/** Quién firma, dónde está el nombre del negocio, y lo que anda mal, dicho al lado de quiénes son. */
const told: readonly (readonly [says: string, knows: Conversation["knows"]])[] = [
	["soy dani y tengo una barberia en medellin, mucha gente reserva y no llega", { name: "Dani" }],
	[
		"soy la doctora Milagros Huamán, mi veterinaria está en Arequipa",
		{ name: "Milagros Huamán", company: null },
	],
	[
		"los clientes llaman y llaman por las garantias. contacto: ing. Mauricio Tapias",
		{ name: "Mauricio Tapias" },
	],
	["Vendo al fiado y ya no sé quién me debe. Atentamente, Nerio Urdaneta", { name: "Nerio Urdaneta" }],
	["Doña Eucaris de Muebles El Roble, pa servirle", { name: "Eucaris", company: "Muebles El Roble" }],
	["tengo una imprenta en Guadalajara, Imprenta Solano", { company: "Imprenta Solano", name: null }],
	["Un almacén en Cuenca, Azuay", { company: null, name: null }],
	["Llámenme después de las 5, soy Humberto, vendo lotes", { name: "Humberto", company: null }],
	[
		"remodelaciones y acabados, somos 6. Nos piden muchas cotizaciones y cerramos muy pocas",
		{ companySize: "6 personas", need: "Nos piden muchas cotizaciones y cerramos muy pocas" },
	],
	[
		"trabajamos en obras civiles, 60 personas, y el problema es que la informacion de obra llega tarde a la oficina",
		{ need: "el problema es que la informacion de obra llega tarde a la oficina" },
	],
	["Nos urge un CRM, en noviembre a más tardar", { need: "Nos urge un CRM", timing: "en noviembre" }],
	["Tenemos unos 6 millones para invertir este semestre", { budget: "6 millones", timing: "este semestre" }],
	[
		"tengo supermercado, 22 empleados, y quiero vender más. en unos dos meses",
		{ timing: "en unos dos meses" },
	],
];

export const signing: readonly Conversation[] = told.map(([says, knows]) => ({
	promise: `«${says}» se entiende`,
	lines: [{ says, knows }],
}));
