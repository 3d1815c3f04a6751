import { pdfColours } from "../look.ts";

export type PanelLook = { ink: string; ink2: string; figure: string; before: string; after: string };

/** The colours on each block: words, number, and the two of its drawing. */
export const panelColours = {
	noche: {
		ink: pdfColours.white,
		ink2: pdfColours.onNoche2,
		figure: pdfColours.sol,
		before: pdfColours.noche3,
		after: pdfColours.sol,
	},
	cielo: {
		ink: pdfColours.ink,
		ink2: pdfColours.onCielo2,
		figure: pdfColours.ink,
		before: pdfColours.cielo2,
		after: pdfColours.noche,
	},
	ladrillo: {
		ink: pdfColours.white,
		ink2: pdfColours.onLadrillo2,
		figure: pdfColours.white,
		before: pdfColours.ladrillo2,
		after: pdfColours.cielo,
	},
	sol: {
		ink: pdfColours.ink,
		ink2: pdfColours.onSol2,
		figure: pdfColours.ink,
		before: pdfColours.sol2,
		after: pdfColours.ladrillo,
	},
} as const satisfies Record<string, PanelLook>;
