import type { Brand } from "../../config/env.ts";
import { pathTo } from "../../content/addresses.ts";
import type { Language } from "../../shared/language.ts";

/** Background colour of the logo, noche in app/styles/tokens.css. */
const noche = "#0f362e";

export function manifest(language: Language, { product, tagline }: Brand) {
	return {
		id: pathTo("home", language),
		name: `${product}: ${tagline[language]}`,
		short_name: product,
		lang: language,
		dir: "ltr",
		start_url: pathTo("home", language),
		scope: "/",
		display: "browser",
		background_color: noche,
		theme_color: noche,
		icons: [
			{ src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
			{ src: "/icons/192.png", type: "image/png", sizes: "192x192" },
			{ src: "/icons/512.png", type: "image/png", sizes: "512x512" },
			{ src: "/icons/maskable-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
		],
	};
}
