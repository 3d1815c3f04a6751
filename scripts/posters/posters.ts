import { socialPicture } from "../../app/document/site-address.ts";
import type { Brand } from "../../config/env.ts";
import { loadFonts } from "../../domain/proposals/pdf/fonts/faces.ts";
import { publicPages } from "../../http/well-known/pages.ts";
import { languages } from "../../shared/language.ts";
import type { Poster } from "./composition.ts";
import { compositions } from "./compositions/list.ts";

export type PagePoster = Poster & {
	path: string;
	address: string;
};

export async function posters(brand: Brand): Promise<PagePoster[]> {
	await loadFonts();
	return publicPages().flatMap((page) =>
		languages.map((language) => ({
			...compositions[page.page]({ language, brand, params: page.params }),
			path: page[language],
			address: socialPicture(page.page, language, page.params),
		})),
	);
}
