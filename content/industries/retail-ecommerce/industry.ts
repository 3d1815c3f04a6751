import type { Industry } from "../schema.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { carrito } from "./flows/carrito.ts";
import { devolucion } from "./flows/devolucion.ts";
import { estadoPedido } from "./flows/estado_pedido.ts";
import { page } from "./page.ts";

export const retail = {
	id: "retail-ecommerce",
	products: ["cpg-cx-ai", "fcmsie", "npsie"],
	text: { es, en },
	page,
	flows: [estadoPedido, carrito, devolucion],
} as const satisfies Industry;
