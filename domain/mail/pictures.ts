import { readdirSync, readFileSync } from "node:fs";
import { join, parse } from "node:path";
import { emails } from "../../content/emails/list.ts";
import type { MailScene } from "../../content/emails/schema.ts";
import type { IndustryName } from "../../content/industries/list.ts";
import type { Language } from "../../shared/language.ts";
import { fillLetter } from "./messages/letter.ts";

/** The PNG of each scene, by its mail and industry: `contact-hospitalidad-viajes`. */
export type MailPictures = ReadonlyMap<string, Uint8Array>;

/** A picture within a mail, whose HTML refers to it by `cid`. */
export type MailPicture = { cid: string; png: Uint8Array };

/** Reads the pictures that the build drew. @throws when the folder is missing. */
export function readMailPictures(folder: string): MailPictures {
	return new Map(
		readdirSync(folder).map((file) => [parse(file).name, readFileSync(join(folder, file))] as const),
	);
}

/** @param industry the reader's; a shop stands for those we do not know. @returns null without pictures. */
export function pictureOf(
	pictures: MailPictures | undefined,
	scene: { of: MailScene; industry: IndustryName | null },
	language: Language,
): (MailPicture & { alt: string }) | null {
	const industry = scene.industry === "other" ? null : scene.industry;
	const shown = industry ?? "retail-ecommerce";
	const name = `${scene.of}-${shown}`;
	const png = pictures?.get(name);
	const { business, alt } = emails[language].scene;
	return png
		? { cid: `${name}@scenes`, png, alt: fillLetter(alt[scene.of], { business: business[shown] }) }
		: null;
}
