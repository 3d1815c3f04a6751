import type { Element, ElementContent, Root, RootContent } from "hast";
import type { BlogText } from "../../../content/blog/schema.ts";
import { colourCell, colourList } from "./colours.ts";
import { filmAt, filmPanel } from "./film.ts";

type Words = BlogText["prose"];

/** The prefix of ids in a text, so that none collides with an id of the page. */
export const idStart = "nota-";

/**
 * Adapts a sanitised text to the page: lowers its headings, makes wide elements scrollable, allows only our own
 * pictures, turns videos of other sites into panels, fixes the footnote links, and gives the house's forms to captioned
 * pictures, bold quotes, and cells and lists that begin with coloured circles.
 */
export function adaptToPage(words: Words) {
	return (root: Root) => {
		const shift = Math.max(0, 2 - topHeading(root));
		root.children = root.children.flatMap((child) => adaptNode(child, words, shift));
	};
}

function adaptNode<Node extends RootContent | ElementContent>(
	node: Node,
	words: Words,
	shift: number,
): (Node | Element)[] {
	if (node.type !== "element") return [node];
	const element: Element = {
		...node,
		children: node.children.flatMap((child) => adaptNode(child, words, shift)),
	};
	const heading = /^h([1-6])$/.exec(element.tagName);
	if (heading) return [{ ...element, tagName: `h${Math.min(6, Number(heading[1]) + shift)}` }];
	const adapt = Object.hasOwn(adapters, element.tagName)
		? adapters[element.tagName as keyof typeof adapters]
		: null;
	return adapt ? adapt(element, words) : [element];
}

const adapters = {
	blockquote: (quote: Element): Element[] => [
		isPulled(quote) ? withProperties(quote, { className: ["pull"] }) : quote,
	],
	ol: (list: Element): Element[] => [colourList(list)],
	td: (cell: Element): Element[] => [colourCell(cell)],
	ul: (list: Element): Element[] => [colourList(list)],
	a: (link: Element): Element[] => {
		const href = String(link.properties.href ?? "");
		if (/^#fn(?:ref)?-/.test(href)) return [withProperties(link, { href: `#${idStart}${href.slice(1)}` })];
		return [isInternal(href) ? link : withProperties(link, { rel: ["noopener", "nofollow"] })];
	},
	img: (picture: Element): Element[] => {
		const { src, alt, title } = picture.properties;
		const address = String(src ?? "");
		const caption = String(alt ?? title ?? "");
		if (address.startsWith("/media/")) return [withProperties(picture, { alt: caption, loading: "lazy" })];
		// Loading a picture would tell another site who reads, so the reader gets a link instead.
		if (/^https?:/.test(address))
			return [element("a", { href: address, rel: ["noopener", "nofollow"] }, caption || address)];
		return [element("span", {}, caption)];
	},
	p: (paragraph: Element, words: Words): Element[] => {
		const [only, ...rest] = paragraph.children;
		if (rest.length > 0 || only?.type !== "element") return [paragraph];
		if (only.tagName === "img") return [captioned(only) ?? paragraph];
		if (only.tagName !== "a") return [paragraph];
		const href = String(only.properties.href ?? "");
		const film = filmAt(href);
		return [film ? filmPanel(href, textOf(only).trim(), film, words) : paragraph];
	},
	pre: (code: Element): Element[] => [withProperties(code, { tabIndex: 0 })],
	table: (table: Element, words: Words): Element[] => [
		element("section", { className: ["prose-table"], ariaLabel: words.table, tabIndex: 0 }, table),
	],
};

function captioned(picture: Element): Element | null {
	const { title, ...properties } = picture.properties;
	if (!title) return null;
	const caption = element("figcaption", {}, String(title));
	const figure = element("figure", { className: ["picture"] }, { ...picture, properties });
	return { ...figure, children: [...figure.children, caption] };
}

/** Whether all of a quote is bold: such a quote leaves the column. */
function isPulled({ children }: Element): boolean {
	const parts = children.filter((child) => child.type !== "text" || child.value.trim() !== "");
	const isBold = (child: ElementContent) => {
		if (child.type !== "element" || child.tagName !== "p") return false;
		const [only, ...rest] = child.children;
		return rest.length === 0 && only?.type === "element" && only.tagName === "strong";
	};
	return parts.length > 0 && parts.every(isBold);
}

function isInternal(href: string): boolean {
	return /^(?:#|\/(?!\/)|mailto:|tel:)/.test(href);
}

function topHeading(root: Root): number {
	const depths = root.children.flatMap((child) =>
		child.type === "element" && /^h[1-6]$/.test(child.tagName) ? Number(child.tagName.slice(1)) : [],
	);
	return Math.min(2, ...depths);
}

function withProperties(node: Element, properties: Element["properties"]): Element {
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
