import { type Face, faces } from "../fonts/faces.ts";

type Typeface = { fontFamily: string | string[]; fontWeight: number };

/** The style that sets a face. Headings fall back on the strong face for the letters Gabarito lacks. */
export function typeface(face: Face): Typeface {
	if (face !== faces.display) return { ...face };
	return { fontFamily: [face.fontFamily, faces.strong.fontFamily], fontWeight: face.fontWeight };
}

export const display = typeface(faces.display);
export const body = typeface(faces.body);
export const strong = typeface(faces.strong);
