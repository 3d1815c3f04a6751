import type { Element, Root, RootContent } from "hast";
import { filmLink } from "../../blog/markdown/film.ts";
import { readMarkdown } from "../../blog/markdown/render.ts";
import type { Post } from "../../blog/post.ts";

type Place = { publicUrl: string /** The post's address, whole. */; link: string };

/**
 * A post's whole text for a mail, read as its page reads it, below the picture its writer chose: links and pictures
 * with their whole addresses, and nothing in it that only a page can do.
 */
export function articleOf(post: Post, place: Place): Root {
	const read = readMarkdown(post.content, post.language);
	// What is nested too deep was never stored; the button still leads to the page.
	const text = read.kind === "read" ? read.tree.children : [];
	return { type: "root", children: [...coverOf(post), ...text].flatMap((node) => mailed(node, place)) };
}

function coverOf({ cover }: Post): Element[] {
	if (!cover) return [];
	return [{ type: "element", tagName: "img", properties: { src: cover.src, alt: cover.alt }, children: [] }];
}

function mailed<Node extends RootContent>(
	node: Node,
	place: Place,
): (Node | Element | { type: "text"; value: string })[] {
	if (node.type !== "element") return [node];
	const { tagName, properties } = node;
	if (tagName === "input") return [{ type: "text", value: properties.checked ? "☑" : "☐" }];
	if ("dataFootnoteBackref" in properties) return [];
	const film = filmLink(node);
	if (film) return [filmLine(film)];
	const children = node.children.flatMap((child) => mailed(child, place));
	// Few mail programs follow a link inside a mail: a note's number is enough.
	if ("dataFootnoteRef" in properties) return [{ type: "text", value: `[${numberOf(node)}]` }];
	return [{ ...node, properties: { ...properties, ...addressesOf(properties, place) }, children }];
}

/** A mail plays nothing: a film is a link to where it is. */
function filmLine({ properties: { href, rel }, children }: Element): Element {
	const link: Element = { type: "element", tagName: "a", properties: { href, rel }, children };
	return { type: "element", tagName: "p", properties: { className: ["embed"] }, children: [link] };
}

function numberOf(reference: Element): string {
	const [number] = reference.children;
	return number?.type === "text" ? number.value : "";
}

function addressesOf({ href, src }: Element["properties"], { publicUrl, link }: Place) {
	const whole = (address: string) => {
		if (address.startsWith("#")) return link + address;
		return address.startsWith("/") ? publicUrl + address : address;
	};
	return {
		...(typeof href === "string" && { href: whole(href) }),
		...(typeof src === "string" && { src: whole(src) }),
	};
}
