import sharp from "sharp";
import { expect, it } from "vitest";
import { blogAdmin } from "../../content/blog-admin/list.ts";
import { onBothDatabases } from "../../tests/support/databases.ts";
import { testRuntime } from "../../tests/support/test-runtime.ts";
import { takePicture } from "./take-picture.ts";

onBothDatabases("a picture of a post", (open) => {
	it("is taken in each format its hint names", async () => {
		const database = await open();
		const drawn = sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } });
		const { coverHint, problems } = blogAdmin.es.editor;
		for (const format of ["jpeg", "png", "webp", "avif", "gif"] as const) {
			const bytes = new Uint8Array(await drawn.clone().toFormat(format).toBuffer());
			const taken = await takePicture(database.connection.db, testRuntime(), bytes);
			expect(taken.kind, format).toBe("taken");
			for (const sentence of [coverHint, problems.picture])
				expect(sentence.toLowerCase(), format).toContain(format);
		}
		const tiff = new Uint8Array(await drawn.clone().tiff().toBuffer());
		expect(await takePicture(database.connection.db, testRuntime(), tiff)).toEqual({ kind: "not-a-picture" });
		await database.remove();
	});
});
