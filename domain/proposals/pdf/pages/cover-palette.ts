import { colours } from "../look/colours.ts";
import type { Brief } from "../plan/brief.ts";

type Palette = {
	top: string;
	title: string;
	text: string;
	asks: string;
	answers: string;
	strip: string;
	onStrip: string;
	onStrip2: string;
};

const night = {
	top: colours.noche,
	title: colours.sol,
	text: colours.white,
	asks: colours.cielo,
	answers: colours.ladrilloVivo,
} as const;
const sun = { strip: colours.sol, onStrip: colours.ink, onStrip2: colours.onSol2 } as const;
const sky = { strip: colours.cielo, onStrip: colours.ink, onStrip2: colours.onCielo2 } as const;
const brick = { strip: colours.ladrillo, onStrip: colours.white, onStrip2: colours.onLadrillo2 } as const;

/** The block colours of each industry's cover, chosen to contrast with its picture. */
export const coverPalettes: Record<Brief["industry"], Palette> = {
	"hospitalidad-viajes": { ...night, ...sun },
	"real-estate-construccion": { ...night, ...brick },
	"retail-ecommerce": {
		top: colours.cielo,
		title: colours.ink,
		text: colours.ink,
		asks: colours.noche,
		answers: colours.ladrillo,
		...brick,
	},
	"educacion-ong": { ...night, ...sky },
	"automotriz-aftermarket": {
		top: colours.ladrillo,
		title: colours.white,
		text: colours.white,
		asks: colours.cielo,
		answers: colours.sol,
		...sun,
	},
	other: { ...night, ...sun },
};
