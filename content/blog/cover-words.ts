import type { IndustryId } from "../industries/list.ts";

/** Words in a post's name that decide the business on its cover. */
export const coverWords: Record<IndustryId, readonly string[]> = {
	"hospitalidad-viajes": ["hotel", "hostal", "viaje"],
	"real-estate-construccion": ["constructora", "inmobiliaria", "apartamento"],
	"retail-ecommerce": ["tienda", "carrito", "comercio"],
	"educacion-ong": ["colegio", "universidad", "matricula", "fundacion"],
	"automotriz-aftermarket": ["taller", "repuesto", "carro-"],
};
