import type { Shape } from "../../app/ui/shapes/shapes.tsx";
import type { Brand } from "../../config/env.ts";
import { pdfColours as palette } from "../../domain/proposals/pdf/look.ts";
import type { Language } from "../../shared/language.ts";

export const colours = {
	...palette,
	blanco: palette.white,
	tinta: palette.ink,
	luz: palette.sol,
	celeste: palette.cielo,
	papel: "#f6f3ec",
} as const;

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

/** The size, in pixels, that Open Graph, LinkedIn, WhatsApp and X all show uncropped. */
export const canvas = { width: 1200, height: 630, margin: 64 } as const;

export type Box = { x: number; y: number; width: number; height: number };

export function poster(...parts: readonly string[]): string {
	const { width, height } = canvas;
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join("")}</svg>`;
}

export function block(fill: string, box: Box = { x: 0, y: 0, ...canvas }): string {
	return path(fill, `M${box.x} ${box.y}h${box.width}v${box.height}h${-box.width}z`);
}

export function path(fill: string, outline: string): string {
	return `<path fill="${fill}" d="${outline}"/>`;
}

export function picture(
	shapes: readonly Shape[],
	box: Box,
	{ width, height }: { width: number; height: number },
): string {
	const view = `viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"`;
	const place = `x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}"`;
	return `<svg ${place} ${view}>${drawn(shapes)}</svg>`;
}

export function drawn(shapes: readonly Shape[]): string {
	return shapes.map(([colour, outline]) => path(colours[colour], outline)).join("");
}

type About = { language: Language; brand: Brand; params: Record<string, string> };

export type Poster = { says: string; svg: string };

export type Composition = (about: About) => Poster;
