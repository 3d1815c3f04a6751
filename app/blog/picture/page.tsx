import { data } from "react-router";
import { readSharedCover } from "../../../domain/blog/pictures/read-picture.ts";
import { servicesContext } from "../../../http/context.ts";
import { isLanguage } from "../../../shared/language.ts";
import type { Route } from "./+types/page";
import { sharedPicture, sharedPictureWith } from "./post-poster.server.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
	const { connection, runtime, settings } = context.get(servicesContext);
	const { language, file } = params;
	const slug = /^(.+)\.png$/.exec(file)?.[1];
	const cover =
		slug && isLanguage(language) ? await readSharedCover(connection.db, language, slug, runtime.now()) : null;
	if (!cover) throw data(null, { status: 404 });
	const { post, uploaded } = cover;
	const picture = uploaded
		? await sharedPictureWith(uploaded, post, settings.brand.product)
		: await sharedPicture(post, settings.brand.product);
	return new Response(new Uint8Array(picture), {
		headers: {
			"Content-Type": "image/png",
			"Cache-Control": "max-age=86400",
			// Other sites show it.
			"Cross-Origin-Resource-Policy": "cross-origin",
		},
	});
}
