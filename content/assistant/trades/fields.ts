import type { Trades } from "./trade-list.ts";

/** Farms, animals, gardens. */
export const fields: Trades = {
	business: {
		en: `
			breweries, microbrewery, brewpub, cidery, cider mill, winery, vineyard, distillery, meadery, dairy,
			dairy farm, creameries, cheese maker, cheese factory, egg farm, poultry, poultry farm, chicken farm,
			pig farm, hog farm, cattle, cattle ranch, ranching, sheep farm, goat farm, fish farm, shrimp farm,
			oyster farm, fishery, fisheries, apiary, beekeeping, honey farm, orchard, apple orchard, olive grove,
			coffee farm, coffee growers, cocoa farm, banana farm, avocado farm, flower farm, tree farm,
			christmas tree farm, vegetable farm, organic farm, hydroponics, greenhouse growers, plantation,
			agribusiness, agricultural, crop dusting, grain elevator, feed mill, farm equipment, sawmill,
			forestry, tree surgery, tree service, tree removal, arborists, lawn care, lawn mowing, gardening,
			gardening company, garden maintenance, grounds maintenance, horse stables, livery yard, kennels,
			dog kennels, boarding kennels, cattery, dog boarding, dog daycare, doggy daycare, dog walking,
			dog training, dog grooming, dog groomers, pet sitting, pet hotel, mobile grooming,
			veterinary surgery, veterinary practice, veterinary clinic, vet practice, vet surgery, vets practice,
			animal hospital, animal clinic
		`,
		es: `
			lechería, lácteos, quesería, granja, granja avícola, avícola, avicultura, porcicultura,
			granja porcina, apicultura, piscicultura, piscícola, camaronera, pesquera, pesca artesanal,
			hacienda ganadera, ganado, hato, cafetal, finca cafetera, caficultura, cultivo de café,
			cultivo de aguacate, cultivo de flores, flores de exportación, invernadero, huerta, hortalizas,
			frutales, cacao, palma de aceite, caña de azúcar, ingenio azucarero, trapiche, arrocera,
			molino de arroz, aserradero, forestal, agroindustria, agroquímicos, insumos agrícolas, jardinería,
			paisajismo, poda de árboles, guardería canina, hotel para perros, hotel canino,
			adiestramiento canino, paseo de perros, paseador de perros, peluquería de mascotas,
			hospital veterinario, consultorio veterinario, caballerizas, criadero
		`,
	},
};
