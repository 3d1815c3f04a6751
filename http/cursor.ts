import { z } from "zod";
import type { Cursor } from "../db/keyset.ts";
import { cleanText } from "./clean-text.ts";

const Pair = z.tuple([z.iso.datetime(), z.string().min(1)]);

export function writeCursor({ at, id }: Cursor): string {
	return Buffer.from(JSON.stringify([at, id])).toString("base64url");
}

export function readCursor(word: string): Cursor | null {
	try {
		const [at, id] = Pair.parse(JSON.parse(Buffer.from(word, "base64url").toString()));
		return { at, id: cleanText(id) };
	} catch {
		return null;
	}
}
