import type { Db } from "../../db/connect.ts";
import { existingPictures } from "./picture-store.ts";
import type { PostText } from "./post.ts";
import { pictureId } from "./take-picture.ts";

/**
 * A text that came from elsewhere, with no picture beside it that is not here: its cover is drawn then, its author
 * shown by initials. What it says itself stays as it was written.
 * @returns gone: whether it names a picture that is not here, beside the text or in it.
 */
export async function withPicturesHere(db: Db, text: PostText): Promise<{ text: PostText; gone: boolean }> {
	const inText = text.content.match(/\/media\/[\w-]{1,60}\.webp/g) ?? [];
	const beside = [text.cover?.src, text.author.image];
	const ids = [...inText, ...beside].flatMap((src) => (src && pictureId(src)) ?? []);
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
