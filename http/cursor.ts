import { z } from "zod";
import { cleanText } from "./clean-text.ts";

/** A place in a list told to the caller as one opaque word: the time and the id of the last row seen. */
export type Cursor = { at: string; id: string };

const Pair = z.tuple([z.iso.datetime(), z.string().min(1)]);

export function writeCursor({ at, id }: Cursor): string {
	return Buffer.from(JSON.stringify([at, id])).toString("base64url");
}

/** @returns null for a word that is no cursor. */
export function readCursor(word: string): Cursor | null {
	try {
		const [at, id] = Pair.parse(JSON.parse(Buffer.from(word, "base64url").toString()));
		return { at, id: cleanText(id) };
	} catch {
		return null;
	}
}
