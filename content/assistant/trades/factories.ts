import type { Trades } from "./trade-list.ts";

/** Factories, metal, machines, engineering. */
export const factories: Trades = {
	business: {
		en: `
			machine shop, machining, cnc shop, metal fabrication, metalwork, metal shop, fabrication shop,
			welding, welding shop, sheet metal, foundry, steel mill, galvanizing, powder coating, plastics,
			plastic injection, injection molding, mold making, rubber products, glass factory, ceramics factory,
			pottery studio, ceramics studio, paper mill, cardboard boxes, furniture factory, textile mill,
			garment factory, clothing factory, sewing workshop, shoe factory, leather tannery, chemical company,
			chemicals, paint factory, cosmetics factory, food processing, food manufacturing, meat processing,
			meat packing, slaughterhouse, flour mill, rice mill, sugar mill, bottling plant, water bottling,
			beverages company, electronics manufacturing, robotics company, aerospace, shipyard, boat building,
			boat yard, boatyard, marine services, boat repair, quarry, gravel pit, drilling company,
			drone services, engineering firm, engineering company, engineering consultancy, industrial supplies,
			industrial equipment, medical equipment, lab equipment, machinery rental, generator rental,
			forklift rental, crane hire, crane rental
		`,
		es: `
			fábrica de muebles, fábrica de ropa, fábrica de zapatos, fábrica de plásticos, plásticos,
			fábrica de alimentos, procesadora de alimentos, embotelladora, frigorífico, matadero, curtiembre,
			fundición, metalmecánica, tornería, torno, taller de torno, taller de soldadura, soldadura,
			taller industrial, productos químicos, productos de limpieza, papelera, cartonera, cerámica,
			taller de cerámica, astillero, cantera, petróleo, hidrocarburos, ingeniería, empresa de ingeniería,
			firma de ingeniería, automatización industrial, suministros industriales, maquinaria,
			maquinaria agrícola, alquiler de maquinaria, alquiler de equipos, plantas eléctricas
		`,
	},
};
