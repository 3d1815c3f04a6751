import type { Db } from "../../../db/connect.ts";
import type { PostText } from "../posts/post.ts";
import { existingPictures, pictureId } from "./picture-store.ts";

/**
 * Removes a foreign text's cover and author picture when this site does not have them; the site then draws a cover and
 * shows initials. The content stays unchanged.
 * @returns gone: true when the text names a picture that is not here, beside it or in it.
 */
export async function dropMissingPictures(
	db: Db,
	text: PostText,
): Promise<{ text: PostText; gone: boolean }> {
	const contentSources = text.content.match(/\/media\/[\w-]{1,60}\.webp/g) ?? [];
	const frontSources = [text.cover?.src, text.author.image];
	const ids = [...contentSources, ...frontSources].flatMap((src) => (src && pictureId(src)) ?? []);
	const here = await existingPictures(db, [...new Set(ids)]);
	const isHere = (src: string | null = null) => src !== null && here.has(pictureId(src) ?? "");
	const { cover, author } = text;
	return {
		gone: ids.some((id) => !here.has(id)),
		text: {
			...text,
			cover: isHere(cover?.src) ? cover : null,
			author: { ...author, image: isHere(author.image) ? author.image : null },
		},
	};
}
