import type { Trades } from "./trade-list.ts";

/** Transport, moving, waste, fuel. */
export const transport: Trades = {
	business: {
		en: `
			courier company, courier service, courier services, freight, freight forwarding,
			freight forwarder, freight company, freight broker, freight brokerage, haulage, haulage firm,
			haulage company, hauling, hotshot trucking, trucking company, trucking companies, logistics company,
			shipping company, shipping agency, customs broker, customs brokerage, customs agency,
			import and export, import export, parcel delivery, same day parcels, last mile, delivery company,
			delivery service, moving and storage, movers, removals, removals company, removal company,
			removalists, house moves, furniture removals, man and van, man with a van, taxi, taxis, taxi company,
			taxi firm, cab company, minicabs, limo, limo service, limousine service, limousines,
			chauffeur service, bus company, coach hire, minibus hire, school bus, school transport,
			van hire, van rental, van rentals, truck rental, truck rentals, lorry hire, van and driver,
			van and driver hire,
			minibus rental, bus rental, fleet of trucks, fleet of vans, fleet of lorries, truck fleet, van fleet,
			ferry company, airline, air charter, airport services, warehousing, warehouse company, cold storage,
			fulfillment center, fulfilment, 3pl, waste management, waste removal, waste collection,
			rubbish removal, rubbish clearance, house clearance, junk removal, trash removal, recycling,
			recycling company, scrap metal, scrapyard, portable toilets, oil and gas, gas station,
			petrol station, fuel station, propane, utilities company, water treatment, bottled water,
			water delivery, ice factory
		`,
		es: `
			alquiler de furgonetas, alquiler de camiones, renta de camionetas con chofer, flota de camiones,
			flota de furgones,
			empresa de transporte, transporte de carga, carga pesada, transporte escolar, ruta escolar,
			transporte especial, transporte de pasajeros, taxis, remises, remisería, fletes, fletes y mudanzas,
			acarreos, trasteos, mudanza, agencia de carga, agencia aduanal, agencia de aduanas, aduanas,
			comercio exterior, importación y exportación, paquetería, empresa de domicilios, encomiendas,
			bodegaje, operador logístico, aerolínea, naviera, estación de servicio,
			gasolinera, bomba de gasolina, distribuidora de gas, reciclaje, recicladora, chatarrería,
			recolección de basura, manejo de residuos, agua embotellada, purificadora de agua, fábrica de hielo
		`,
	},
};
