import { colours } from "../look/colours.ts";

export type PanelLook = { ink: string; ink2: string; figure: string; before: string; after: string };

/** The colours on each block: words, number, and the two of its drawing. */
export const panelColours = {
	noche: {
		ink: colours.white,
		ink2: colours.onNoche2,
		figure: colours.sol,
		before: colours.noche3,
		after: colours.sol,
	},
	cielo: {
		ink: colours.ink,
		ink2: colours.onCielo2,
		figure: colours.ink,
		before: colours.cielo2,
		after: colours.noche,
	},
	ladrillo: {
		ink: colours.white,
		ink2: colours.onLadrillo2,
		figure: colours.white,
		before: colours.ladrillo2,
		after: colours.cielo,
	},
	sol: {
		ink: colours.ink,
		ink2: colours.onSol2,
		figure: colours.ink,
		before: colours.sol2,
		after: colours.ladrillo,
	},
} as const satisfies Record<string, PanelLook>;
