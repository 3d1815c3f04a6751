import type { Element, ElementContent, Root, RootContent } from "hast";
import type { BlogText } from "../../../content/blog/schema.ts";
import { filmAt, filmPanel } from "./film.ts";

type Words = BlogText["prose"];

/** What the ids in a text begin with, so that none is one of the page's own. */
export const idStart = "nota-";

/**
 * Fits a sanitised text into a page of ours: its headings stand below the page's, wide things scroll by themselves,
 * pictures are our own, a film of another site is a panel to press, and a note's link leads to where its id is.
 */
export function settle(words: Words) {
	return (root: Root) => {
		const shift = Math.max(0, 2 - highest(root));
		root.children = root.children.flatMap((child) => settled(child, words, shift));
	};
}

function settled<Node extends RootContent | ElementContent>(
	node: Node,
	words: Words,
	shift: number,
): (Node | Element)[] {
	if (node.type !== "element") return [node];
	const element: Element = {
		...node,
		children: node.children.flatMap((child) => settled(child, words, shift)),
	};
	const heading = /^h([1-6])$/.exec(element.tagName);
	if (heading) return [{ ...element, tagName: `h${Math.min(6, Number(heading[1]) + shift)}` }];
	const change = Object.hasOwn(changes, element.tagName)
		? changes[element.tagName as keyof typeof changes]
		: null;
	return change ? change(element, words) : [element];
}

const changes = {
	a: (link: Element): Element[] => {
		const href = String(link.properties.href ?? "");
		if (/^#fn(?:ref)?-/.test(href)) return [changed(link, { href: `#${idStart}${href.slice(1)}` })];
		return [isOurs(href) ? link : changed(link, { rel: ["noopener", "nofollow"] })];
	},
	img: (picture: Element): Element[] => {
		const { src, alt, title } = picture.properties;
		const address = String(src ?? "");
		const caption = String(alt ?? title ?? "");
		if (address.startsWith("/media/")) return [changed(picture, { alt: caption, loading: "lazy" })];
		// Other sites' pictures would tell them who reads: the reader decides.
		if (/^https?:/.test(address))
			return [element("a", { href: address, rel: ["noopener", "nofollow"] }, caption || address)];
		return [element("span", {}, caption)];
	},
	p: (paragraph: Element, words: Words): Element[] => {
		const [only, ...rest] = paragraph.children;
		if (rest.length > 0 || only?.type !== "element" || only.tagName !== "a") return [paragraph];
		const href = String(only.properties.href ?? "");
		const film = filmAt(href);
		return [film ? filmPanel(href, textOf(only).trim(), film, words) : paragraph];
	},
	pre: (code: Element): Element[] => [changed(code, { tabIndex: 0 })],
	table: (table: Element, words: Words): Element[] => [
		element("section", { className: ["prose-table"], ariaLabel: words.table, tabIndex: 0 }, table),
	],
};

function isOurs(href: string): boolean {
	return /^(?:#|\/(?!\/)|mailto:|tel:)/.test(href);
}

function highest(root: Root): number {
	const depths = root.children.flatMap((child) =>
		child.type === "element" && /^h[1-6]$/.test(child.tagName) ? Number(child.tagName.slice(1)) : [],
	);
	return Math.min(2, ...depths);
}

function changed(node: Element, properties: Element["properties"]): Element {
	return { ...node, properties: { ...node.properties, ...properties } };
}

function element(tagName: string, properties: Element["properties"], child: Element | string): Element {
	const content = typeof child === "string" ? { type: "text" as const, value: child } : child;
	return { type: "element", tagName, properties, children: [content] };
}

function textOf(node: ElementContent): string {
	if (node.type === "text") return node.value;
	return node.type === "element" ? node.children.map(textOf).join("") : "";
}
