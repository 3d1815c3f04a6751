import type { Trades } from "./trade-list.ts";

/** People whose trade has no page of ours. */
export const professions: Trades = {
	person: {
		en: `
			financial adviser, mortgage adviser, sparky, spark, will writer, tree feller, stonecutter, wedding dj, party entertainer, magician, clown, tarot reader, astrologer, hypnotherapist, reflexologist, reiki practitioner, sign writer, signwriter, picture framer, piano tuner, knife sharpener, basket weaver, saddler, luthier, glassblower, gunsmith, watchmaker, clockmaker, silversmith, goldsmith, cheesemaker, chocolatier, butler, au pair,
			solicitor, barrister, attorney, lawyer, paralegal, notary, accountant, bookkeeper, tax preparer,
			tax advisor, financial advisor, financial planner, insurance agent, insurance broker,
			mortgage broker, loan officer, banker, life coach, business coach, optician, optometrist, dentist,
			orthodontist, dental hygienist, doctor, physician, surgeon, pediatrician, dermatologist,
			gynecologist, cardiologist, psychologist, psychiatrist, psychotherapist, counselor, counsellor,
			therapist, massage therapist, masseuse, physiotherapist, physio, physical therapist,
			occupational therapist, speech therapist, chiropractor, osteopath, podiatrist, acupuncturist,
			nutritionist, dietitian, midwife, doula, nurse, caregiver, carer, vet, veterinarian, dog groomer,
			dog walker, dog trainer, dog breeder, breeder, groomer, pet sitter, farrier, beekeeper, plumber,
			electrician, locksmith, gardener, landscaper, arborist, tree surgeon, cleaner, window cleaner,
			chimney sweep, exterminator, welder, machinist, blacksmith, tailor, seamstress, dressmaker, cobbler,
			shoemaker, upholsterer, potter, ceramicist, artist, illustrator, sculptor, musician, dj, singer,
			actor, photographer, wedding photographer, videographer, filmmaker, graphic designer, web designer,
			designer, programmer, software developer, web developer, app developer, copywriter, journalist,
			translator, interpreter, recruiter, headhunter, event planner, wedding planner, party planner,
			celebrant, officiant, undertaker, funeral director, hairdresser, hair stylist, hairstylist, barber,
			beautician, makeup artist, make-up artist, nail technician, nail tech, lash tech, lash artist,
			esthetician, aesthetician, tattoo artist, tattooist, piercer, personal trainer, fitness coach,
			yoga teacher, yoga instructor, pilates instructor, chef, private chef, caterer, baker, cake maker,
			cake decorator, pastry chef, brewer, winemaker, barista, restaurateur, farmer, dairy farmer, rancher,
			grower, fisherman, logger, courier, trucker, truck driver, taxi driver, cab driver, chauffeur, mover,
			freight forwarder, customs broker, private investigator, bodyguard, priest, pilot,
			electrical contractor, heating engineer, gas engineer, it consultant, mechanical engineer
		`,
		es: `
			abogado, abogada, notario, notaria, contador, contadora, contable, revisor fiscal, asesor financiero,
			asesora financiera, asesor de seguros, asesora de seguros, corredor de seguros, médico, médica,
			doctor, doctora, cirujano, cirujana, pediatra, dermatólogo, dermatóloga, ginecólogo, ginecóloga,
			odontólogo, odontóloga, dentista, ortodoncista, optómetra, oftalmólogo, oftalmóloga, psicólogo,
			psicóloga, psiquiatra, terapeuta, fisioterapeuta, kinesiólogo, kinesióloga, quiropráctico, osteópata,
			podólogo, podóloga, nutricionista, partera, doula, enfermero, enfermera, veterinario, veterinaria,
			peluquero canino, peluquera canina, adiestrador, adiestradora, criador de perros, plomero, plomera,
			fontanero, electricista, cerrajero, jardinero, jardinera, paisajista, soldador, tornero, sastre,
			modista, costurera, zapatero, tapicero, ceramista, artesano, artesana, artista, ilustrador,
			ilustradora, escultor, escultora, músico, cantante, fotógrafo, fotógrafa, videógrafo, camarógrafo,
			diseñador gráfico, diseñadora gráfica, diseñador web, diseñadora web, programador, programadora,
			desarrollador, desarrolladora, redactor, redactora, periodista, traductor, traductora, reclutador,
			reclutadora, organizador de eventos, organizadora de eventos, peluquero, peluquera, estilista,
			barbero, esteticista, cosmetóloga, cosmetólogo, maquilladora, maquillador, manicurista, tatuador,
			tatuadora, entrenador personal, entrenadora personal, instructor de yoga, instructora de yoga, chef,
			cocinero, cocinera, panadero, panadera, pastelero, pastelera, repostero, repostera, cervecero,
			agricultor, agricultora, ganadero, ganadera, caficultor, caficultora, apicultor, apicultora,
			floricultor, pescador, transportador, transportista, camionero, taxista, domiciliario, mensajero,
			agente de aduanas, detective
		`,
	},
};
