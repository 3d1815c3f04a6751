import type { Element, ElementContent } from "hast";
import { filmServices } from "../../../content/blog/film-services.ts";
import type { BlogText } from "../../../content/blog/schema.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";

type Film = { service: string; player: string };

/**
 * Recognises the address of a video.
 * @returns null unless it exactly matches a video of a service in content/blog/film-services.ts.
 */
export function filmAt(href: string): Film | null {
	const url = URL.canParse(href) ? new URL(href) : null;
	if (url?.protocol !== "https:" || url.port || url.username || url.password) return null;
	const { youtube, vimeo } = filmServices;
	const onYouTube = youTubeId(url);
	const from = startOf(url);
	if (onYouTube) {
		const player = `${youtube.origin}/embed/${onYouTube}?autoplay=1${from ? `&start=${from}` : ""}`;
		return { service: youtube.name, player };
	}
	const onVimeo = vimeoId(url);
	if (onVimeo) {
		const player = `${vimeo.origin}/video/${onVimeo}?dnt=1&autoplay=1${from ? `#t=${from}s` : ""}`;
		return { service: vimeo.name, player };
	}
	return null;
}

/** Builds a panel for a video: names the service and what a press does. Without a script it is a link. */
export function filmPanel(href: string, text: string, film: Film, words: BlogText["prose"]): Element {
	const title = !text || URL.canParse(text) ? fillBlanks(words.watch, { site: film.service }) : text;
	const link = { href, rel: ["noopener", "nofollow"], dataPlayer: film.player };
	return element("figure", { className: ["embed"] }, [
		element("a", link, [element("span", {}, [{ type: "text", value: title }])]),
		element("figcaption", {}, [{ type: "text", value: fillBlanks(words.film, { site: film.service }) }]),
	]);
}

/** Returns the link inside an embedded film; null for any other element. */
export function filmLink({ tagName, children }: Element): Element | null {
	const [link] = tagName === "figure" ? children : [];
	return link?.type === "element" && "dataPlayer" in link.properties ? link : null;
}

/** Whether rendered HTML has an embedded film. */
export function hasFilm(html: string): boolean {
	return html.includes('<figure class="embed">');
}

function startOf({ searchParams, hash }: URL): number {
	const start =
		searchParams.get("t") ?? searchParams.get("start") ?? new URLSearchParams(hash.slice(1)).get("t");
	const [, hours = 0, minutes = 0, seconds = 0] =
		/^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(start ?? "") ?? [];
	return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
}

function youTubeId({ hostname, pathname, searchParams }: URL): string | null {
	const [, first = "", second = "", ...rest] = pathname.split("/");
	if (rest.length > 0) return null;
	if (hostname === "youtu.be") return second ? null : validId(first);
	if (!/^(?:(?:www|m)\.)?youtube\.com$|^(?:www\.)?youtube-nocookie\.com$/.test(hostname)) return null;
	if (first === "watch" && !second) return validId(searchParams.get("v") ?? "");
	return first === "shorts" || first === "embed" ? validId(second) : null;
}

function validId(id: string): string | null {
	return /^[\w-]{11}$/.test(id) ? id : null;
}

function vimeoId({ hostname, pathname }: URL): string | null {
	const path = hostname === "player.vimeo.com" ? /^\/video\/(\d{1,12})$/ : /^\/(\d{1,12})$/;
	return /^(?:(?:www|player)\.)?vimeo\.com$/.test(hostname) ? (path.exec(pathname)?.[1] ?? null) : null;
}

function element(tagName: string, properties: Element["properties"], children: ElementContent[]): Element {
	return { type: "element", tagName, properties, children };
}
