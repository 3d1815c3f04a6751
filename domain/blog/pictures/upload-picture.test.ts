import sharp from "sharp";
import { expect, it } from "vitest";
import { blogAdmin } from "../../../content/blog-admin/list.ts";
import { freshDatabase, onBothDatabases } from "../../../tests/support/databases.ts";
import { png } from "../../../tests/support/png.ts";
import { testRuntime } from "../../../tests/support/test-runtime.ts";
import { findPicture, pictureId } from "./picture-store.ts";
import { storeUploadedPicture } from "./upload-picture.ts";

const photograph = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: "red" } });

onBothDatabases("a picture of a post", (open) => {
	const { db } = freshDatabase(open);
	const runtime = testRuntime();

	it("is stored in each format its hint names", async () => {
		const drawn = photograph(8, 8);
		const { coverHint, problems } = blogAdmin.es.editor;
		for (const format of ["jpeg", "png", "webp", "avif", "gif"] as const) {
			const bytes = new Uint8Array(await drawn.clone().toFormat(format).toBuffer());
			const upload = await storeUploadedPicture(db(), runtime, bytes);
			expect(upload.kind, format).toBe("stored");
			for (const sentence of [coverHint, problems.picture])
				expect(sentence.toLowerCase(), format).toContain(format);
		}
		const tiff = new Uint8Array(await drawn.clone().tiff().toBuffer());
		expect(await storeUploadedPicture(db(), runtime, tiff)).toEqual({
			kind: "not-a-picture",
		});
	});

	it("is refused before it is decoded when it says that it is huge", async () => {
		const upload = (bytes: Uint8Array) => storeUploadedPicture(db(), runtime, new Uint8Array(bytes));
		expect(await upload(png({ width: 60_000, height: 60_000, zeros: 100 }))).toEqual({ kind: "too-large" });
		expect(await upload(png({ width: 8, height: 8, zeros: 72 }))).toMatchObject({ kind: "stored" });
	});

	it("turns a photograph the right way up", async () => {
		const photo = await photograph(20, 10).withMetadata({ orientation: 6 }).jpeg().toBuffer();
		const upload = await storeUploadedPicture(db(), runtime, new Uint8Array(photo));
		const bytes = upload.kind === "stored" ? await findPicture(db(), pictureId(upload.src) ?? "") : null;
		expect(await sharp(Buffer.from(bytes ?? [])).metadata()).toMatchObject({ width: 10, height: 20 });
	});

	it("encodes a picture anew and drops where it was taken", async () => {
		const photo = await photograph(2_000, 100)
			.withExif({ IFD0: { Copyright: "SECRET-PLACE" } })
			.jpeg()
			.toBuffer();
		expect(photo.includes("SECRET-PLACE")).toBe(true);
		const upload = await storeUploadedPicture(db(), runtime, new Uint8Array(photo));
		if (upload.kind !== "stored") throw new Error(upload.kind);
		const bytes = await findPicture(db(), pictureId(upload.src) ?? "");
		const kept = Buffer.from(bytes ?? []);
		expect(kept.includes("SECRET-PLACE")).toBe(false);
		expect(await sharp(kept).metadata()).toMatchObject({ format: "webp", width: 1_600 });
	});

	it("blames no picture for a database that is away", async () => {
		const photo = await photograph(8, 8).png().toBuffer();
		const away = new Error("Connection terminated unexpectedly");
		const insertInto = () => {
			throw away;
		};
		const broken = new Proxy(db(), {
			get: (it, name) => (name === "insertInto" ? insertInto : Reflect.get(it, name)),
		});
		await expect(storeUploadedPicture(broken, runtime, new Uint8Array(photo))).rejects.toBe(away);
	});

	it("takes no drawing with programs, no text, and nothing enormous for a picture", async () => {
		const bytes = (content: string) => new TextEncoder().encode(content);
		for (const content of [
			'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
			"<html><script>alert(1)</script></html>",
			"GIF89a/*<script>alert(1)</script>*/",
			"",
		])
			expect(await storeUploadedPicture(db(), runtime, bytes(content)), content).toEqual({
				kind: "not-a-picture",
			});
		expect((await storeUploadedPicture(db(), runtime, new Uint8Array(5_000_001))).kind).toBe("too-large");
	});
});
