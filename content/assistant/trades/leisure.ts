import type { Trades } from "./trade-list.ts";

/** Beauty, sports, leisure. */
export const leisure: Trades = {
	business: {
		en: `
			hair and makeup, wedding hair, bridal makeup, bridal hair, hairdressers, hairdressing,
			hairdressing salon, hair studio, hair salons, hair stylist, barber shop, barbers shop, beauty parlor,
			beauty parlour, beauty studio, brow bar, lash studio, lashes, eyelash extensions, waxing,
			waxing studio, nails, nail bar, nail studio, tanning salon, tattoo shop, tattoo parlor,
			tattoo parlour, tattoos, piercing studio, day spa, sauna, bath house, wellness center,
			wellness centre, fitness, fitness studio, fitness center, fitness centre, personal training,
			crossfit, crossfit box, crossfit gym, boxing gym, climbing gym, martial arts, jiu jitsu gym, mma gym,
			kickboxing, yoga, pilates, spin studio, barre studio, swim club, tennis club, golf club, golf course,
			country club, sports club, football club, soccer club, bowling alley, escape room, escape rooms,
			laser tag, trampoline park, arcade, go karts, go-karts, paintball, indoor playground, soft play,
			cinema, movie theater, theatre company, theater company, art gallery, museum, zoo, music venue,
			recording studio, record label, music production, dj service, wedding band
		`,
		es: `
			salón de uñas, manicure, manicura, uñas acrílicas, pestañas, cejas y pestañas,
			extensiones de pestañas, depilación, depilación láser, masajes, centro de masajes,
			maquillaje de novias, maquillaje profesional, peluquerías, barber shop, barbershop,
			estudio de tatuaje, tatuajes, piercing, sauna, centro de bienestar, gimnasios, crossfit,
			box de crossfit, entrenamiento personal, yoga, pilates, estudio de pilates, artes marciales, boxeo,
			club deportivo, club social, canchas, canchas sintéticas, canchas de fútbol, cancha de pádel, pádel,
			boliche, escape room, sala de escape, parque infantil, parque de diversiones, cine, teatro,
			galería de arte, museo, estudio de grabación, productora musical, sello discográfico,
			banda de música, mariachis, dj
		`,
	},
};
