import type { Trades } from "./trade-list.ts";

/** Services to homes and firms, print, media, events. */
export const services: Trades = {
	business: {
		en: `
			plumbers, plumbing and heating, heating and cooling, heating and plumbing, air conditioning, aircon,
			hvac company, boiler servicing, boilers, refrigeration, electrical,
			electrical company, electrical services, locksmiths, locksmith service, locksmith company,
			alarm company, alarms and cameras, cctv, security cameras, security guards, security services,
			security firm, guarding company, private investigators, drain cleaning, septic pumping,
			chimney sweeping, chimney sweeps, window cleaning, window washing, carpet cleaning, gutter cleaning,
			pressure washing, power washing, pool cleaning, pool service, pool maintenance, house cleaning,
			home cleaning, office cleaning, commercial cleaning, industrial cleaning, cleaning business,
			cleaning services, cleaning firm, cleaning agency, janitorial, maid service, maids,
			housekeeping agency, domestic staff, nanny agency, nannies, babysitting agency, pest removal,
			exterminators, termite control, mold remediation, water damage, restoration company, fire protection,
			elevators, elevator maintenance, lift maintenance, sign shop, signage, sign making, print shop,
			printers shop, screen printing, embroidery, bookbinding, packaging company, labels printing,
			publisher, publishing house, tv station, film production, video production, production company,
			photo studios, photo booth, photo booths, wedding photography, videography, wedding videos,
			event planners, event company, event management, event agency, events company, event rentals,
			party rentals, tent rentals, marquee hire, bouncy castles, bounce houses, wedding planners,
			wedding services, funeral home, funeral parlor, funeral director's, funeral services, crematorium
		`,
		es: `
			plomeros, fontanería, instalaciones eléctricas, empresa eléctrica, aires acondicionados,
			aire acondicionado, refrigeración, calefacción, calentadores, cerrajería, cerrajeros,
			cámaras de seguridad, alarmas, seguridad electrónica, empresa de seguridad, vigilancia privada,
			escoltas, investigadores privados, control de plagas, fumigaciones, desinfección, empresa de aseo,
			aseo, servicios de aseo, servicio de limpieza, empresa de limpieza, limpieza de oficinas,
			limpieza de muebles, lavado de muebles, lavado de alfombras, lavado de tanques,
			mantenimiento de piscinas, mantenimiento de ascensores, ascensores, extintores, agencia de niñeras,
			empleadas domésticas, avisos publicitarios, litografía, tipografía, impresión digital, estampados,
			estampación, bordados, serigrafía, empaques, etiquetas, canal de televisión, pódcast,
			productora audiovisual, productora de video, producción audiovisual, estudio fotográfico,
			fotografía de bodas, video de bodas, organización de eventos, organizadora de eventos,
			wedding planner, organización de bodas, logística de eventos, alquiler de sillas,
			alquiler de mesas y sillas, alquiler de carpas, alquiler de sonido, inflables, animación de fiestas,
			recreación, funerarias, servicios funerarios, cementerio
		`,
	},
};
