import sharp from "sharp";
import { expect, it } from "vitest";
import { poster, postPoster, sharedPicture, sharedPictureWith } from "./post-poster.server.ts";

const post = {
	storyId: "caso-hotel-salento",
	title: "El hotel que contesta de noche",
};

it("draws a post's title and the brand beside its cover", async () => {
	const [titled, retitled, renamed] = await Promise.all([
		sharedPicture(post, "Rumbo"),
		sharedPicture({ ...post, title: "Otro título" }, "Rumbo"),
		sharedPicture(post, "Norte"),
	]);
	expect(await sharp(titled).metadata()).toMatchObject({ width: 1200, height: 630, format: "png" });
	expect(titled.equals(retitled)).toBe(false);
	expect(titled.equals(renamed)).toBe(false);
});

it("shows an uploaded cover in place of the drawn one", async () => {
	const create = { width: 40, height: 30, channels: 3, background: "#ff00ff" } as const;
	const cover = await sharp({ create }).webp().toBuffer();
	const picture = sharp(await sharedPictureWith(cover, post, "Rumbo"))
		.removeAlpha()
		.raw();
	const { data, info } = await picture.toBuffer({ resolveWithObject: true });
	const at = (x: number) => [...data.subarray((300 * info.width + x) * 3, (300 * info.width + x) * 3 + 3)];
	expect(at(info.width - 20)[1]).toBeLessThan(20);
	expect(at(8)).toEqual([255, 196, 46]);
	expect(info).toMatchObject({ width: poster.width, height: poster.height });
});

it("keeps a drawn cover within its half, and so off a long title", async () => {
	const plug = { storyId: "conectar-sistemas", title: "Conectar lo que ya tienes" };
	const { data, info } = await sharp(await sharedPicture(plug, "Rumbo"))
		.removeAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	const at = (y: number) => [...data.subarray((y * info.width + 620) * 3, (y * info.width + 620) * 3 + 3)];
	for (let y = 0; y < info.height; y++) expect(at(y), `${y} px`).toEqual(at(0));
});

it("keeps a long title within its half", async () => {
	const title =
		"Cómo calcular el retorno de un asistente antes de comprarlo, con las cuentas de tu propio negocio";
	const svg = await postPoster({ ...post, title }, "Rumbo", true);
	const lines = [...svg.matchAll(/translate\(([\d.]+) ([\d.]+)\)/g)];
	expect(Math.max(...lines.map(([, x]) => Number(x)))).toBeLessThan(poster.left - 40);
	expect(Math.max(...lines.map(([, , y]) => Number(y)))).toBeLessThan(poster.height - 40);
});
