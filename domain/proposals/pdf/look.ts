import { type Face, faces } from "./fonts/faces.ts";

/** A4 in points, and the margin of every page. */
export const page = { width: 595.28, height: 841.89, margin: 48 } as const;

/** The width between the margins. */
export const column = page.width - 2 * page.margin;

/**
 * Keeps a drawing's size. In a full column the renderer shrinks everything (it reads `flexShrink: 0` as 1), and it fails
 * on a drawing without any height.
 */
export function rigid(width: number, height: number) {
	return { minWidth: width, minHeight: height };
}

type Typeface = { fontFamily: string | string[]; fontWeight: number };

/** Gives the style of a face. Headings use the strong face for letters that Gabarito lacks. */
export function typeface(face: Face): Typeface {
	if (face !== faces.display) return { ...face };
	return { fontFamily: [face.fontFamily, faces.strong.fontFamily], fontWeight: face.fontWeight };
}

export const pdfDisplayFont = typeface(faces.display);
export const pdfBodyFont = typeface(faces.body);
export const strong = typeface(faces.strong);

/** The site's light palette (app/styles/tokens), for paper. */
export const pdfColours = {
	white: "#ffffff",
	niebla: "#f1f4f4",
	ink: "#191512",
	ink2: "#5c544e",
	line: "#d8dddb",
	noche: "#0f362e",
	noche2: "#1a4a40",
	noche3: "#245a4e",
	onNoche2: "#b9cdc5",
	ladrillo: "#c63c1b",
	ladrillo2: "#9c2d12",
	ladrilloVivo: "#f05a33",
	onLadrillo2: "#ffe6de",
	cielo: "#b7daf2",
	cielo2: "#8fc1e4",
	onCielo2: "#3c4a55",
	peach: "#f3cfc2",
	moss: "#c3d3cb",
	sol: "#ffc42e",
	sol2: "#eba900",
	onSol2: "#55430c",
} as const;
