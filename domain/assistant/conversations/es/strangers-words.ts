import { hotel } from "../industries.ts";
import type { Conversation } from "../schema.ts";

/** Lo que un mensaje cuenta de alguien. */
function told(says: string, knows: Conversation["knows"]): Conversation {
	return { promise: `«${says}» se entiende como lo dice`, lines: [{ says, knows }] };
}

/** Owners who never heard of our words: what happens to them, who they are, what stands on their door. */
export const strangersWords: readonly Conversation[] = [
	told("arreglo calderas en Tunja. los inquilinos llaman a las 6 de la mañana y estoy en otra obra", {
		need: "los inquilinos llaman a las 6 de la mañana y estoy en otra obra",
	}),
	told("paseos en kayak, los turistas preguntan cuarenta veces al día si hay chalecos", {
		industry: hotel,
		need: "los turistas preguntan cuarenta veces al día si hay chalecos",
	}),
	told("los aspirantes abandonan el formulario a la mitad", {
		need: "los aspirantes abandonan el formulario a la mitad",
	}),
	told("las facturas salen tarde y nadie paga", { need: "las facturas salen tarde y nadie paga" }),
	told("las novias reservan y luego no llegan a la prueba", {
		need: "las novias reservan y luego no llegan a la prueba",
	}),
	told("el celular suena mientras estoy cortando pelo", {
		need: "el celular suena mientras estoy cortando pelo",
	}),
	told("mi contadora me regaña todos los meses por los recibos", {
		need: "mi contadora me regaña todos los meses por los recibos",
	}),
	told("llevo la lista de espera en la cabeza", { need: "llevo la lista de espera en la cabeza" }),
	told("copio cada pedido de whatsapp a un excel", { need: "copio cada pedido de whatsapp a un excel" }),
	told("usamos dos calendarios y nunca coinciden", { need: "usamos dos calendarios y nunca coinciden" }),
	told("gasto medio domingo haciendo los turnos", { need: "gasto medio domingo haciendo los turnos" }),
	told("lo que queremos es que los papás confirmen sin llamar", {
		need: "los papás confirmen sin llamar",
	}),
	told("ojalá alguien contestara mientras atiendo", { need: "ojalá alguien contestara mientras atiendo" }),
	// Quién lo causa, con el verbo que sea, si ya se sabe de qué negocio.
	told("Banco de alimentos en Cali. Los donantes dan una sola vez y nunca volvemos a saber de ellos", {
		need: "Los donantes dan una sola vez y nunca volvemos a saber de ellos",
	}),
	told("Taller de latonería. Las aseguradoras se demoran semanas en aprobar y los clientes nos culpan", {
		need: "Las aseguradoras se demoran semanas en aprobar y los clientes nos culpan",
	}),
	told("Fabricamos empaques. El equipo comercial hace las cotizaciones en Excel y se tarda cuatro días", {
		need: "El equipo comercial hace las cotizaciones en Excel y se tarda cuatro días",
	}),
	told("Vendemos cemento. Los vendedores cotizan mal porque la lista de precios está vieja", {
		need: "Los vendedores cotizan mal porque la lista de precios está vieja",
	}),
	told("Tengo un hostal en Salento y la mitad del día se me va en contestar lo mismo", {
		need: "la mitad del día se me va en contestar lo mismo",
	}),
	told("Casa de banquetes. Lo que más quisiera es dejar de cruzar reservas", {
		need: "dejar de cruzar reservas",
	}),
	...[
		"Panadería. El pan lo hacemos sin conservantes ni azúcar",
		"Hotel en Salento. Los cuartos no tienen aire acondicionado",
		"Spa en Cali. Los masajes demoran dos horas",
		"Colegio en Cali. Los niños están todo el día con nosotros",
		"Gimnasio. Los socios nos quieren mucho y nos traen a sus primos",
	].map((says) => told(says, { need: null })),
	...[
		"hago bolsos a mano",
		"mi esposo me dijo que les escribiera a ustedes",
		"el formulario de su página no carga",
		"los clientes pagan 50 mil por noche",
		"la competencia usa otra cosa más vieja que la mía",
	].map((says) => told(says, { need: null })),
	told("soy la hija del dueño, Svetlana", { name: "Svetlana" }),
	told("Yamileth Cuero, de Sabores del Pacífico", {
		name: "Yamileth Cuero",
		company: "Sabores del Pacífico",
	}),
	...["estimados, buenas tardes", "peluquería canina, Barrio Laureles", "inasistencias"].map((says) =>
		told(says, { name: null }),
	),
	told("Azafrán y Lino es mía, vendo manteles", { company: "Azafrán y Lino" }),
	told("ferretería, Don Lucho & Hijos", { company: "Don Lucho & Hijos" }),
	told("un bar que se llama La Última aunque cerramos temprano", { company: "La Última" }),
	...["mi competencia usa una app llamada Botly", "un amigo llamado Pedro me habló de ustedes"].map((says) =>
		told(says, { company: null }),
	),
	{
		promise: "un nombre y un sitio, aunque se preguntara otra cosa",
		lines: [
			{ says: "Tengo un hostal en Salento, nadie contesta de noche" },
			{ says: "somos 7" },
			{
				says: "Yurani Cuastumal, y el sitio es La Casa del Árbol",
				knows: { name: "Yurani Cuastumal", company: "La Casa del Árbol" },
			},
		],
	},
];
