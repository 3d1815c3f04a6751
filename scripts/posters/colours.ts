import { pdfColours as palette } from "../../domain/proposals/pdf/look.ts";

export const colours = {
	...palette,
	blanco: palette.white,
	tinta: palette.ink,
	luz: palette.sol,
	celeste: palette.cielo,
	papel: "#f6f3ec",
} as const;

export type Colour = keyof typeof colours;

export type Ground = { ground: string; ink: string; asks: string; answers: string };

export const grounds = {
	noche: {
		ground: colours.noche,
		ink: colours.white,
		asks: colours.cielo,
		answers: colours.ladrilloVivo,
	},
	ladrillo: { ground: colours.ladrillo, ink: colours.white, asks: colours.white, answers: colours.noche },
	cielo: { ground: colours.cielo, ink: colours.ink, asks: colours.white, answers: colours.ladrillo },
	sol: { ground: colours.sol, ink: colours.ink, asks: colours.white, answers: colours.ladrillo },
	papel: { ground: colours.white, ink: colours.ink, asks: colours.cielo2, answers: colours.ladrillo },
} as const satisfies Record<string, Ground>;
