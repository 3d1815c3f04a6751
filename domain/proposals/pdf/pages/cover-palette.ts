import { pdfColours } from "../look.ts";
import type { Brief } from "../plan/brief.ts";
import { type ColonColours, colonColours } from "../shapes.tsx";

type Palette = {
	top: string;
	title: string;
	text: string;
	colon: ColonColours;
	strip: string;
	onStrip: string;
	onStrip2: string;
};

const night = {
	top: pdfColours.noche,
	title: pdfColours.sol,
	text: pdfColours.white,
	colon: colonColours.noche,
} as const;
const sun = { strip: pdfColours.sol, onStrip: pdfColours.ink, onStrip2: pdfColours.onSol2 } as const;
const sky = { strip: pdfColours.cielo, onStrip: pdfColours.ink, onStrip2: pdfColours.onCielo2 } as const;
const brick = {
	strip: pdfColours.ladrillo,
	onStrip: pdfColours.white,
	onStrip2: pdfColours.onLadrillo2,
} as const;

/** The block colours of each industry's cover, chosen to contrast with its picture. */
export const coverPalettes: Record<Brief["industry"], Palette> = {
	"hospitalidad-viajes": { ...night, ...sun },
	"real-estate-construccion": { ...night, ...brick },
	"retail-ecommerce": {
		top: pdfColours.cielo,
		title: pdfColours.ink,
		text: pdfColours.ink,
		colon: { upper: pdfColours.noche, lower: pdfColours.ladrillo },
		...brick,
	},
	"educacion-ong": { ...night, ...sky },
	"automotriz-aftermarket": {
		top: pdfColours.ladrillo,
		title: pdfColours.white,
		text: pdfColours.white,
		colon: { upper: pdfColours.cielo, lower: pdfColours.sol },
		...sun,
	},
	other: { ...night, ...sun },
};
