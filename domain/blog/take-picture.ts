import sharp from "sharp";
import { limits } from "../../config/limits.ts";
import type { Db } from "../../db/connect.ts";
import type { World } from "../world.ts";
import { insertPicture } from "./picture-store.ts";

export type PictureTaken = { kind: "taken"; src: string } | { kind: "not-a-picture" } | { kind: "too-large" };

/** What photographs and drawings come as; a program inside a picture, as in SVG, is no picture here. */
const formats = ["jpeg", "png", "webp", "gif", "heif"];
const widest = 1_600;

/**
 * Keeps a picture somebody sent: opened and encoded anew, so that nothing else it carried comes along (place, camera,
 * what was hidden in it), turned the right way up and no wider than a page shows.
 * @returns its address on the site.
 */
export async function takePicture(db: Db, world: World, bytes: Uint8Array): Promise<PictureTaken> {
	const drawn = await encoded(bytes);
	if (drawn.kind !== "encoded") return drawn;
	const { webp, width, height } = drawn;
	const id = world.newId();
	await insertPicture(db, { id, createdAt: world.now().toISOString(), width, height, webp });
	return { kind: "taken", src: `/media/${id}.webp` };
}

type Encoded = { kind: "encoded"; webp: Uint8Array; width: number; height: number };

async function encoded(bytes: Uint8Array): Promise<Encoded | Exclude<PictureTaken, { kind: "taken" }>> {
	if (bytes.byteLength > limits.picture) return { kind: "too-large" };
	const options = { limitInputPixels: limits.picturePixels, failOn: "error" } as const;
	try {
		const { format, width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: false }).metadata();
		if (!format || !formats.includes(format)) return { kind: "not-a-picture" };
		if (width * height > limits.picturePixels) return { kind: "too-large" };
		const { data, info } = await sharp(bytes, options)
			.rotate()
			.resize({ width: widest, withoutEnlargement: true })
			.webp({ quality: 80 })
			.toBuffer({ resolveWithObject: true });
		return { kind: "encoded", webp: new Uint8Array(data), width: info.width, height: info.height };
	} catch (error) {
		// The library says so in a plain error whenever bytes cannot be read as a picture.
		if (error instanceof Error && !("code" in error) && !("errcode" in error))
			return { kind: "not-a-picture" };
		throw error;
	}
}

/** The id in a picture's address; null for any other address. */
export function pictureId(src: string): string | null {
	return /^\/media\/([\w-]{1,60})\.webp$/.exec(src)?.[1] ?? null;
}
