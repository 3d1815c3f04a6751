import { data } from "react-router";
import { isLanguage } from "../../../content/language.ts";
import { findLivePost } from "../../../domain/blog/find-post.ts";
import { findPicture } from "../../../domain/blog/picture-store.ts";
import { pictureId } from "../../../domain/blog/take-picture.ts";
import { servicesContext } from "../../../http/context.ts";
import type { Route } from "./+types/page";
import { croppedPicture, sharedPicture } from "./shared-picture.server.ts";

/** Serves a public post's picture for shared links, drawn on request. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const { connection, runtime } = context.get(servicesContext);
	const { language, file } = params;
	const slug = /^(.+)\.png$/.exec(file)?.[1];
	const lookup =
		slug && isLanguage(language) ? await findLivePost(connection.db, language, slug, runtime.now()) : null;
	if (lookup?.kind !== "found") throw data(null, { status: 404 });
	const { storyId, category, cover } = lookup.post;
	const uploaded = await findPicture(connection.db, pictureId(cover?.src ?? "") ?? "");
	const picture = uploaded ? await croppedPicture(uploaded) : await sharedPicture(storyId, category);
	return new Response(new Uint8Array(picture), {
		headers: {
			"Content-Type": "image/png",
			"Cache-Control": "max-age=86400",
			// Other sites show it.
			"Cross-Origin-Resource-Policy": "cross-origin",
		},
	});
}
