import { data } from "react-router";
import { readSharedCover } from "../../../domain/blog/pictures/read-picture.ts";
import { servicesContext } from "../../../http/context.ts";
import type { Services } from "../../../http/services.ts";
import { isLanguage, type Language } from "../../../shared/language.ts";
import type { Route } from "./+types/page";
import { listTitle } from "./list-title.server.ts";
import { sharedPicture, sharedPictureOfList, sharedPictureWith } from "./post-poster.server.ts";

export async function loader({ params: { language, list, file }, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext);
	const key = /^(.+)\.png$/.exec(file)?.[1];
	const picture = key && isLanguage(language) ? await draw(services, { language, list, key }) : null;
	if (!picture) throw data(null, { status: 404 });
	return new Response(new Uint8Array(picture), {
		headers: {
			"Content-Type": "image/png",
			"Cache-Control": "max-age=86400",
			// Other sites show it.
			"Cross-Origin-Resource-Policy": "cross-origin",
		},
	});
}

type Address = { language: Language; list?: string; key: string };

async function draw(services: Services, { language, list, key }: Address): Promise<Buffer | null> {
	const { connection, runtime, settings } = services;
	const { product } = settings.brand;
	if (list) {
		const title = await listTitle(services, { language, list, key });
		return title === null ? null : sharedPictureOfList(title, product);
	}
	const cover = await readSharedCover(connection.db, language, key, runtime.now());
	if (!cover) return null;
	const { post, uploaded } = cover;
	return uploaded ? sharedPictureWith(uploaded, post, product) : sharedPicture(post, product);
}
