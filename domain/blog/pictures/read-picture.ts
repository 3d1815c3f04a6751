import type { Db } from "../../../db/connect.ts";
import { findPicture, pictureId } from "./picture-store.ts";

/** Reads the picture at an address of this site, as WebP; null when there is none. */
export async function readPicture(db: Db, src: string): Promise<Uint8Array | null> {
	const id = pictureId(src);
	return id === null ? null : findPicture(db, id);
}
