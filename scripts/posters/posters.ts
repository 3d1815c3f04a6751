import { socialPicture } from "../../app/document/site-address.ts";
import type { Brand } from "../../config/env.ts";
import { loadFonts } from "../../domain/proposals/pdf/fonts/faces.ts";
import { type PublicPageName, publicPages } from "../../http/well-known/pages.ts";
import { languages } from "../../shared/language.ts";
import type { Composition, Poster } from "./canvas.ts";
import { about } from "./compositions/about.ts";
import { assistant } from "./compositions/assistant.ts";
import { audit } from "./compositions/audit.ts";
import { blog } from "./compositions/blog.ts";
import { cases } from "./compositions/cases.ts";
import { consulting } from "./compositions/consulting.ts";
import { contact } from "./compositions/contact.ts";
import { demoFlow } from "./compositions/demo-flow.ts";
import { demos } from "./compositions/demos.ts";
import { home } from "./compositions/home.ts";
import { industries, industry } from "./compositions/industries.ts";
import { legal } from "./compositions/legal.ts";
import { method } from "./compositions/method.ts";
import { products } from "./compositions/products.ts";
import { solutions } from "./compositions/solutions.ts";

type PagePoster = Poster & {
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

const compositions: Record<PublicPageName, Composition> = {
	home,
	about,
	method,
	solutions,
	products,
	consulting,
	contact,
	audit,
	cases,
	legal,
	assistant,
	blog,
	industries,
	industry,
	demos,
	demoFlow,
};
