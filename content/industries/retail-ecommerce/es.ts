import type { IndustryText } from "../schema.ts";

export const es = {
	name: "Comercio y e-commerce",
	description:
		"Tallas, cambios, envíos, carritos que se quedan a medias: casi todo se pregunta por chat. El asistente contesta al instante, recupera la compra y le deja a tu equipo solo lo difícil.",
	problems: [
		"Los carritos se quedan abandonados",
		"Todo el día preguntan dónde va el pedido",
		"En temporada no damos abasto con los mensajes",
		"Cambios y devoluciones nos comen las tardes",
	],
	faqs: [
		{
			question: "¿Cómo recupera un carrito abandonado?",
			answer:
				"Le escribe al cliente por el canal que usa, resuelve la duda que lo frenó y le deja el enlace para terminar la compra. Sin descuentos que tú no hayas aprobado.",
		},
		{
			question: "¿Puede decirle al cliente dónde va su pedido?",
			answer:
				"Sí. Consulta el estado del pedido en tu tienda o en tu transportadora y responde; si hay un problema, lo pasa a una persona con el caso resumido.",
		},
		{
			question: "¿Se conecta con mi tienda en línea (Shopify, WooCommerce u otra)?",
			answer:
				"Sí. Lee catálogo, existencias y pedidos de tu tienda en línea, para que conteste con lo que de verdad hay.",
		},
		{
			question: "¿Aguanta los picos de temporada?",
			answer:
				"Sí. Atiende todas las conversaciones a la vez y contesta en menos de 10 segundos, así que en diciembre no tienes que contratar de afán.",
		},
	],
} as const satisfies IndustryText;
