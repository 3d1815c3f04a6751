import { Feed } from "feed";
import { Hono } from "hono";
import { etag } from "hono/etag";
import { feedPaths, pathTo, postPicture } from "../../content/addresses.ts";
import { blog } from "../../content/blog/list.ts";
import { fillBlanks } from "../../content/fill-blanks.ts";
import { readPicture } from "../../domain/blog/pictures/read-picture.ts";
import { categoryName } from "../../domain/blog/posts/names.ts";
import type { Post } from "../../domain/blog/posts/post.ts";
import { readNewestPosts } from "../../domain/blog/reading/public-list.ts";
import { type Language, languages } from "../../shared/language.ts";
import type { Services } from "../services.ts";

const postLimit = 20;

export function blogFeeds({ connection, runtime, settings }: Services) {
	const app = new Hono();
	for (const language of languages) {
		const paths = feedPaths[language];
		for (const path of Object.values(paths)) app.use(path, etag());
		const read = async (write: (text: string) => string) => {
			const posts = await readNewestPosts(connection.db, language, runtime.now(), postLimit);
			return feedOf(posts, language, { origin: settings.publicUrl, product: settings.brand.product, write });
		};
		const headersOf = (type: string) => ({
			"Cache-Control": "no-cache",
			"Content-Type": `${type}; charset=utf-8`,
		});
		app
			.get(paths.rss, async (c) => c.body((await read(asHtml)).rss2(), 200, headersOf("application/rss+xml")))
			.get(paths.atom, async (c) =>
				c.body((await read(asHtml)).atom1(), 200, headersOf("application/atom+xml")),
			)
			.get(paths.json, async (c) =>
				c.body((await read(asText)).json1(), 200, headersOf("application/feed+json")),
			);
	}
	return app;
}

/** Escapes a title as HTML, which RSS and Atom readers expect; JSON Feed titles are plain text. */
const asHtml = (text: string) =>
	text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
const asText = (text: string) => text;

type FeedOptions = { origin: string; product: string; write(text: string): string };

function feedOf(posts: readonly Post[], language: Language, { origin, product, write }: FeedOptions): Feed {
	const words = blog[language];
	const absolute = (path: string) => `${origin}${path}`;
	const paths = feedPaths[language];
	const home = absolute(pathTo("blog", language));
	const feed = new Feed({
		id: home,
		link: home,
		title: fillBlanks(words.heading, { product }),
		description: words.summary.description,
		language,
		generator: false,
		copyright: product,
		// The moment of the newest post, so that an unchanged feed has the same bytes.
		updated: new Date(posts[0]?.updatedAt ?? 0),
		feedLinks: { rss: absolute(paths.rss), atom: absolute(paths.atom), json: absolute(paths.json) },
	});
	for (const post of posts) {
		const link = absolute(pathTo("post", language, { slug: post.slug }));
		feed.addItem({
			id: link,
			guid: link,
			link,
			title: write(post.title),
			description: write(post.excerpt),
			content: post.html
				// The feed wraps the content in CDATA, which these characters would end.
				.replaceAll("]]>", "]]&gt;")
				.replace(/ (href|src)="(?=\/)/g, ` $1="${origin}`)
				.replace(/ href="(?=#)/g, ` href="${link}`),
			date: new Date(post.updatedAt),
			published: new Date(post.publishedAt ?? post.updatedAt),
			author: [{ name: write(post.author.name) }],
			category: [...new Set([categoryName(post.category, language), ...post.tags])].map((name) => ({
				name: write(name),
			})),
			image: absolute(postPicture(language, post.slug)),
		});
	}
	return feed;
}

export function pictureFilesRoute({ connection }: Services) {
	return new Hono().get("/media/:file", async (c) => {
		const webp = await readPicture(connection.db, c.req.path);
		if (!webp) return c.notFound();
		return c.body(new Uint8Array(webp), 200, {
			"Content-Type": "image/webp",
			"Cache-Control": "public, max-age=31536000, immutable",
			"Cross-Origin-Resource-Policy": "cross-origin",
		});
	});
}
