import { Hono } from "hono";
import { readPicture } from "../../domain/blog/pictures/read-picture.ts";
import type { Services } from "../services.ts";

export function pictureFilesRoute({ connection }: Services) {
	return new Hono().get("/media/:file", async (c) => {
		const webp = await readPicture(connection.db, c.req.path);
		if (!webp) return c.notFound();
		return c.body(new Uint8Array(webp), 200, {
			"Content-Type": "image/webp",
			"Cache-Control": "public, max-age=31536000, immutable",
			"Cross-Origin-Resource-Policy": "cross-origin",
		});
	});
}
