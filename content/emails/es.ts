import { es as accounts } from "./accounts/es.ts";
import { es as blog } from "./blog/es.ts";
import { es as leads } from "./leads/es.ts";
import { es as rights } from "./rights/es.ts";
import type { EmailText } from "./schema.ts";

export const es: EmailText = {
	privacy: "Cuidamos tus datos según la Ley 1581 de 2012: {url}",
	scene: {
		business: {
			"hospitalidad-viajes": "un hotel",
			"real-estate-construccion": "un edificio en obra",
			"retail-ecommerce": "una tienda",
			"educacion-ong": "un colegio",
			"automotriz-aftermarket": "un taller",
		},
		alt: {
			contact: "De noche, {business} recibe una pregunta y la contesta.",
			audit: "Amanece en {business}: empieza el día.",
			consultation: "Por la mañana, dos personas se reúnen frente a {business}.",
			proposal: "De noche, llega la propuesta a {business}.",
			newsletter: "De noche, dos personas se encuentran frente a {business}.",
			post: "Por la mañana, {business} recibe una pregunta y la contesta.",
		},
	},
	...leads,
	...rights,
	...accounts,
	...blog,
};
