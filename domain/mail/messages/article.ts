import type { Element, Root, RootContent } from "hast";
import { filmLink } from "../../blog/markdown/film.ts";
import { readMarkdown } from "../../blog/markdown/render.ts";
import type { Post } from "../../blog/posts/post.ts";

type BaseUrls = { publicUrl: string; link: string };

/**
 * Converts a post for a mail, with its cover on top. Addresses become absolute, and elements that only work on a page
 * become plain ones.
 */
export function articleOf(post: Post, base: BaseUrls): Root {
	const parsed = readMarkdown(post.content, post.language);
	// A text that is nested too deep is never stored; the button would still lead to the page.
	const text = parsed.kind === "read" ? parsed.tree.children : [];
	return { type: "root", children: [...coverOf(post), ...text].flatMap((node) => mailNodes(node, base)) };
}

function coverOf({ cover }: Post): Element[] {
	if (!cover) return [];
	return [{ type: "element", tagName: "img", properties: { src: cover.src, alt: cover.alt }, children: [] }];
}

function mailNodes<Node extends RootContent>(
	node: Node,
	base: BaseUrls,
): (Node | Element | { type: "text"; value: string })[] {
	if (node.type !== "element") return [node];
	const { tagName, properties } = node;
	if (tagName === "input") return [{ type: "text", value: properties.checked ? "☑" : "☐" }];
	if ("dataFootnoteBackref" in properties) return [];
	// The drops of a figure: its list says them too.
	if (tagName === "p" && properties.ariaHidden) return [];
	const film = filmLink(node);
	if (film) return [filmLine(film)];
	const children = node.children.flatMap((child) => mailNodes(child, base));
	// Few mail programs follow a link within a mail, so a footnote shows only its number.
	if ("dataFootnoteRef" in properties) return [{ type: "text", value: `[${numberOf(node)}]` }];
	return [{ ...node, properties: { ...properties, ...addressesOf(properties, base) }, children }];
}

/** Replaces a film by a link: a mail cannot play it. */
function filmLine({ properties: { href, rel }, children }: Element): Element {
	const link: Element = { type: "element", tagName: "a", properties: { href, rel }, children };
	return { type: "element", tagName: "p", properties: { className: ["embed"] }, children: [link] };
}

function numberOf(reference: Element): string {
	const [number] = reference.children;
	return number?.type === "text" ? number.value : "";
}

function addressesOf({ href, src }: Element["properties"], { publicUrl, link }: BaseUrls) {
	const absolute = (address: string) => {
		if (address.startsWith("#")) return link + address;
		return address.startsWith("/") ? publicUrl + address : address;
	};
	return {
		...(typeof href === "string" && { href: absolute(href) }),
		...(typeof src === "string" && { src: absolute(src) }),
	};
}
