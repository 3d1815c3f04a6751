import type { Trades } from "./trade-list.ts";

/** Hotels, tours and travel. */
export const hotels: Trades = {
	business: {
		en: `
			airport runs, narrowboat holidays, canal boat holidays, barge holidays, bike hire, bicycle hire,
			bike rental, bike rentals, cycle hire, pedalo hire,
			bungalow, beach bungalow, aparthotel, apart hotel, apartment hotel, serviced apartments, holiday let,
			holiday lets, holiday cottage, holiday cottages, holiday home, holiday homes, holiday rental,
			holiday rentals, holiday apartments, holiday villa, holiday park, vacation home, vacation homes,
			vacation villas, beach house rentals, cabin rentals, villa rentals, short stay, short stays,
			short lets, short term lets, short-term rentals, apartments for tourists, tourist apartments,
			apartments for holidays, homestay, farm stay, farmstay, agritourism, treehouse, tree houses, yurts,
			hunting lodge, fishing lodge, safari lodge, safari camp, safari company, safari, game lodge,
			game reserve, beach club, beach resort, ski resort, ski lodge, ski chalet, mountain lodge,
			mountain refuge, eco hotel, eco resort, beach hotel, caravan park, caravan site, campsite, camp site,
			camping ground, camping, wellness retreat, yoga retreat, yoga retreats, retreat center,
			retreat centre, hot springs, backpackers hostel, backpackers, pousada, b and bs, guest rooms,
			rooms for rent to tourists, travel agents, travel consultancy, travel planning, trip planning,
			agency of travels, agency of travel, holiday company, tour guides, tour business, tours company,
			coach holidays, coach tours, coach trips, bus tours, bus trips, minibus tours, city tours,
			sightseeing, sightseeing tours, walking tour, walking tours, food tour, food tours, wine tours,
			wine tasting tours, bike tours, cycling tours, bicycle tours, motorcycle tours, helicopter tours,
			helicopter rides, balloon rides, hot air balloon, boat tours, boat trips, boat rides, boat rentals,
			boat rental, boat hire, yacht charter, yacht charters, yacht rental, sailing trips, sailing charters,
			catamaran tours, catamaran trips, day trips, adventure tours, adventure travel, adventure tourism,
			trekking, trekking tours, treks, hiking tours, guided hikes, canopy tours, zip line, zipline,
			ziplining, rafting, white water rafting, kayaking, kayak tours, kayak rental, kayak rentals,
			canoe rental, canoe hire, paddle board rentals, surf lessons, surf school, kitesurfing, windsurfing,
			snorkel, snorkeling, snorkelling, scuba, scuba diving, diving center, diving centre, dive center,
			dive centre, diving school, whale watching, bird watching tours, birding tours, dolphin tours,
			fishing charters, fishing trips, sport fishing, deep sea fishing, jet ski rental, jet ski rentals,
			jet skis, atv tours, atv rentals, quad tours, quad bike tours, buggy tours, horseback riding,
			horse riding tours, horse trekking, cruise company, cruises, river cruises, villas, beach villas, wedding venue, wedding venues, cruise line, honeymoons,
			honeymoon packages, pilgrimages, study tours, desert tours, camel rides, cultural tours,
			group travel, student travel, corporate travel, airport transfers, airport transfer, airport shuttle,
			airport shuttles, shuttle service, tourist transport, ticketing agency, flight tickets,
			destination management, destination weddings, function room, conference hall, conference centre,
			conference center,
			banqueting hall, banqueting suite, conference and banqueting hall, dmc, theme park, water park, aquapark
		`,
		es: `
			alquiler de bicicletas, renta de bicicletas,
			bungalós, bungalow, bungalows, cabaña, cabaña turística, cabañas turísticas, apart hotel, aparthotel,
			apartotel, alquiler vacacional, alquileres vacacionales, renta vacacional, rentas vacacionales,
			casas vacacionales, casa vacacional, departamentos turísticos, apartamentos para turistas,
			alquiler por días, alquiler temporal, alquileres temporales, alquiler turístico, hospedaje rural,
			hostales, pensión turística, parador, refugio de montaña, camping, zona de camping, domos,
			finca turística, finca de turismo, fincas turísticas, agroturismo, ecoturismo, turismo rural,
			turismo de aventura, turismo comunitario, centro vacacional, balneario, termales, aguas termales,
			parque acuático, parque temático, mayorista de viajes, mayorista de turismo, operadora de turismo,
			operador de turismo, agencia de turismo, agencia de tours, agencia receptiva, receptivo,
			planes turísticos, viajes de grupo, viajes escolares, viajes corporativos, cruceros, lunas de miel,
			peregrinaciones, city tours, tours guiados, recorridos turísticos, recorridos guiados, caminatas,
			caminatas guiadas, senderismo, trekking, canopy, tirolesa, rafting, kayak, canotaje, parapente,
			cabalgatas, buceo y snorkel, snorkel, esnórquel, escuela de buceo, centro de buceo, escuela de surf,
			clases de surf, pesca deportiva, avistamiento de ballenas, avistamiento de aves, paseos en lancha,
			paseos en bote, paseos en barco, paseos en yate, alquiler de yates, alquiler de lanchas,
			alquiler de botes, cuatrimotos, tours en cuatrimoto, globos aerostáticos, viñedo turístico,
			traslados al aeropuerto, traslados turísticos, transporte turístico, transporte de turistas,
			tiquetes aéreos, boletos de avión, pasajes aéreos
		`,
	},
	person: {
		en: `
			tour guide, tourist guide, travel agent, travel advisor, travel planner, hotelier, innkeeper,
			hotel manager, hotel owner, safari guide, fishing guide, mountain guide, trekking guide,
			diving instructor, dive instructor, surf instructor, airbnb host, superhost, tour operator,
			charter captain
		`,
		es: `
			guía turístico, guía turística, guía de turismo, guía de montaña, hotelero, hotelera,
			agente de viajes, asesor de viajes, asesora de viajes, anfitrión de airbnb, anfitriona de airbnb,
			instructor de buceo, instructora de buceo, operador turístico
		`,
	},
};
