import sharp from "sharp";
import { type PosterPost, poster, postPoster } from "./post-poster.server.ts";

const cachedPictures = new Map<string, Promise<Buffer>>();
const cacheLimit = 200;

/** The picture of a post where its link is shared: its title and the brand beside its cover. */
export function sharedPicture(post: PosterPost, product: string): Promise<Buffer> {
	const key = JSON.stringify([post.storyId, post.title, product]);
	const cached = cachedPictures.get(key);
	if (cached) return cached;
	if (cachedPictures.size >= cacheLimit) cachedPictures.clear();
	const picture = postPoster(post, product, false).then((svg) =>
		sharp(Buffer.from(svg)).png({ palette: true }).toBuffer(),
	);
	cachedPictures.set(key, picture);
	picture.catch(() => cachedPictures.delete(key));
	return picture;
}

/** The same with an uploaded cover in place of the drawn one. */
export async function sharedPictureWith(
	cover: Uint8Array,
	post: PosterPost,
	product: string,
): Promise<Buffer> {
	const { width, height, left } = poster;
	const input = await sharp(cover)
		.resize({ width: width - left, height, fit: "cover" })
		.toBuffer();
	const words = Buffer.from(await postPoster(post, product, true));
	return sharp(words)
		.composite([{ input, left, top: 0 }])
		.png()
		.toBuffer();
}
