import sharp from "sharp";
import { expect, it } from "vitest";
import { blogAdmin } from "../../../content/blog-admin/list.ts";
import { onBothDatabases } from "../../../tests/support/databases.ts";
import { png } from "../../../tests/support/png.ts";
import { testRuntime } from "../../../tests/support/test-runtime.ts";
import { storeUploadedPicture } from "./upload-picture.ts";

onBothDatabases("a picture of a post", (open) => {
	it("is upload in each format its hint names", async () => {
		const database = await open();
		const drawn = sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } });
		const { coverHint, problems } = blogAdmin.es.editor;
		for (const format of ["jpeg", "png", "webp", "avif", "gif"] as const) {
			const bytes = new Uint8Array(await drawn.clone().toFormat(format).toBuffer());
			const upload = await storeUploadedPicture(database.connection.db, testRuntime(), bytes);
			expect(upload.kind, format).toBe("stored");
			for (const sentence of [coverHint, problems.picture])
				expect(sentence.toLowerCase(), format).toContain(format);
		}
		const tiff = new Uint8Array(await drawn.clone().tiff().toBuffer());
		expect(await storeUploadedPicture(database.connection.db, testRuntime(), tiff)).toEqual({
			kind: "not-a-picture",
		});
		await database.remove();
	});

	it("is refused before it is decoded when it says that it is huge", async () => {
		const database = await open();
		const upload = (bytes: Uint8Array) =>
			storeUploadedPicture(database.connection.db, testRuntime(), new Uint8Array(bytes));
		expect(await upload(png({ width: 60_000, height: 60_000, zeros: 100 }))).toEqual({ kind: "too-large" });
		expect(await upload(png({ width: 8, height: 8, zeros: 72 }))).toMatchObject({ kind: "stored" });
		await database.remove();
	});
});
