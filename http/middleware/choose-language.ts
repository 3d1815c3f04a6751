import { setCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { findPage, isPage, pathTo, twinOf } from "../../content/addresses.ts";
import type { Db } from "../../db/connect.ts";
import { findLivePost, findLiveTwin } from "../../domain/blog/reading/read-post.ts";
import { daySeconds } from "../../domain/wall-clock.ts";
import { isLanguage, type Language, languageOf } from "../../shared/language.ts";
import { cookieName } from "../cookies/cookies.ts";
import { languageCookie, preferredLanguage } from "../cookies/language-choice.ts";

const maxAgeSeconds = 365 * daySeconds;

type Choice = {
	https: boolean;
	twin(pathname: string): Promise<string | null>;
};

export const chooseLanguage = ({ https, twin }: Choice) =>
	createMiddleware(async (c, next) => {
		if (c.req.method !== "GET" && c.req.method !== "HEAD") return next();
		const url = new URL(c.req.url);
		const choice = url.searchParams.get("language");
		if (isLanguage(choice)) {
			url.searchParams.delete("language");
			setCookie(c, cookieName(languageCookie, https), choice, {
				path: "/",
				maxAge: maxAgeSeconds,
				sameSite: "Lax",
				secure: https,
			});
			c.header("Cache-Control", "no-store");
			return c.redirect(url.pathname + url.search, 302);
		}
		if (languageOf(url.pathname) === "en" || !isPage(url.pathname)) return next();
		if (preferredLanguage(c.req.header("cookie"), c.req.header("accept-language")) === "es") return next();
		const address = await twin(url.pathname);
		if (!address) return next();
		c.header("Vary", "Accept-Language, Cookie");
		c.header("Cache-Control", "private, no-store");
		return c.redirect(address + url.search, 302);
	});

/** @returns null for an untranslated post: a visitor with its link reads it in the original. */
export async function twinAddress(
	db: Db,
	now: Date,
	pathname: string,
	language: Language,
): Promise<string | null> {
	const current = findPage(pathname);
	if (current?.page !== "post") return twinOf(pathname, language);
	const original = await findLivePost(db, languageOf(pathname), current.params.slug ?? "", now);
	if (original.kind !== "found") return twinOf(pathname, language);
	const twin = await findLiveTwin(db, original.post.storyId, language, now);
	return twin && pathTo("post", language, { slug: twin.slug });
}
