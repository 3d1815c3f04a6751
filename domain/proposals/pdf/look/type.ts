import { type Face, faces } from "../fonts/faces.ts";

type Typeface = { fontFamily: string | string[]; fontWeight: number };

/** Gives the style of a face. Headings use the strong face for letters that Gabarito lacks. */
export function typeface(face: Face): Typeface {
	if (face !== faces.display) return { ...face };
	return { fontFamily: [face.fontFamily, faces.strong.fontFamily], fontWeight: face.fontWeight };
}

export const pdfDisplayFont = typeface(faces.display);
export const pdfBodyFont = typeface(faces.body);
export const strong = typeface(faces.strong);
