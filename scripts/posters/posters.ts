import { socialPicture } from "../../app/document/site-address.ts";
import type { Brand } from "../../config/env.ts";
import { languages } from "../../content/language.ts";
import { loadFonts } from "../../domain/proposals/pdf/fonts/faces.ts";
import { publicPages } from "../../http/found/pages.ts";
import type { Poster } from "./composition.ts";
import { compositions } from "./compositions/list.ts";

export type PagePoster = Poster & {
	/** The page's own address. */
	path: string;
	/** Where the picture is served. */
	address: string;
};

/** The poster of every page that may be found, in every language, not yet turned into pixels. */
export async function posters(brand: Brand): Promise<PagePoster[]> {
	await loadFonts();
	return publicPages().flatMap((found) =>
		languages.map((language) => ({
			...compositions[found.page]({ language, brand, params: found.params }),
			path: found[language],
			address: socialPicture(found.page, language, found.params),
		})),
	);
}
