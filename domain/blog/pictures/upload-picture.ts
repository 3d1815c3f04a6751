import sharp from "sharp";
import { limits } from "../../../config/limits.ts";
import type { Db } from "../../../db/connect.ts";
import type { Runtime } from "../../runtime.ts";
import { insertPicture } from "./picture-store.ts";

type UploadOutcome = { kind: "stored"; src: string } | { kind: "not-a-picture" } | { kind: "too-large" };

/** Accepted formats. SVG is refused: it can contain a program. */
const formats = ["jpeg", "png", "webp", "gif", "heif"];
const widest = 1_600;

/**
 * Stores an uploaded picture, rotated upright and no wider than a page shows. Re-encodes it, which removes metadata
 * (place, camera) and hidden content.
 * @returns its address on the site.
 */
export async function storeUploadedPicture(
	db: Db,
	runtime: Runtime,
	bytes: Uint8Array,
): Promise<UploadOutcome> {
	const image = await encode(bytes);
	if (image.kind !== "encoded") return image;
	const { webp, width, height } = image;
	const id = runtime.newId();
	await insertPicture(db, { id, createdAt: runtime.now().toISOString(), width, height, webp });
	return { kind: "stored", src: `/media/${id}.webp` };
}

type Encoded = { kind: "encoded"; webp: Uint8Array; width: number; height: number };

async function encode(bytes: Uint8Array): Promise<Encoded | Exclude<UploadOutcome, { kind: "stored" }>> {
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
		// The library throws a plain error when it cannot read the bytes as a picture.
		if (error instanceof Error && !("code" in error) && !("errcode" in error))
			return { kind: "not-a-picture" };
		throw error;
	}
}
