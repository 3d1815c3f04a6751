import { join, parse } from "node:path";
import { runnerImport } from "vite";
import { readSettings } from "../config/env.ts";
import { languages } from "../shared/language.ts";
import { capturePictures } from "./capture-pictures.ts";
import { mailPictures } from "./posters/mail-scenes.ts";
import { rasterize } from "./posters/rasterize.ts";

/**
 * `npm run pictures:mail [part of a name]` photographs every mail in both languages, on a telephone and a desktop, light
 * and dark, as `pictures/mail/<width>-<scheme>/<language>/<mail>.png`.
 */
const [part = ""] = process.argv.slice(2);
const { module } = await runnerImport<typeof import("../tests/support/samples/mails.ts")>(
	join(import.meta.dirname, "../tests/support/samples/mails.ts"),
	{ configFile: false },
);
const { brand } = readSettings({});
const pictures = new Map<string, Uint8Array>();
for (const { address, svg, width, palette } of mailPictures())
	pictures.set(parse(address).name, await rasterize(svg, width, palette));
const mails: { name: string; html: string }[] = [];
for (const language of languages) {
	for (const [name, { html, picture }] of Object.entries(
		await module.sampleMails(language, brand, pictures),
	)) {
		const data = picture && `data:image/png;base64,${Buffer.from(picture.png).toString("base64")}`;
		mails.push({ name: `${language}/${name}`, html: data ? html.replace(`cid:${picture.cid}`, data) : html });
	}
}
await capturePictures({
	folder: join(import.meta.dirname, "../pictures/mail"),
	widths: [390, 700],
	noun: "mails",
	subjects: mails
		.filter(({ name }) => name.includes(part))
		.map(({ name, html }) => ({ name, show: (page) => page.setContent(html) })),
});
