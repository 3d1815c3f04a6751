import { Hono } from "hono";
import { findPicture } from "../../domain/blog/picture-store.ts";
import { pictureId } from "../../domain/blog/take-picture.ts";
import type { Services } from "../services.ts";

export function pictureFilesRoute({ connection }: Services) {
	return new Hono().get("/media/:file", async (c) => {
		const id = pictureId(c.req.path);
		const webp = id && (await findPicture(connection.db, id));
		if (!webp) return c.notFound();
		return c.body(new Uint8Array(webp), 200, {
			"Content-Type": "image/webp",
			"Cache-Control": "public, max-age=31536000, immutable",
			"Cross-Origin-Resource-Policy": "cross-origin",
		});
	});
}
