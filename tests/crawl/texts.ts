import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from "parse5";
import { isLanguage, type Language } from "../../shared/language.ts";

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

export type Text = {
	/** As it is read: one space between words. */
	text: string;
	/** The language it claims: of the nearest element that names one. */
	language: Language;
	/** The element it stands in, and the attribute when it is one. */
	where: string;
};

const silent = new Set(["script", "style", "template", "svg", "noscript", "code"]);
const withinLine = new Set(
	"a abbr b bdi bdo br cite data del dfn em i ins kbd mark q s small span strong sub sup time u wbr".split(
		" ",
	),
);
const spoken = ["aria-label", "aria-description", "alt", "title", "placeholder"];
const descriptions = new Set(["description", "og:title", "og:description", "og:image:alt"]);

/** Every text of a page that somebody reads or hears, block by block, in order. */
export function textsOf(html: string): Text[] {
	const texts: Text[] = [];
	const visit = (element: Element, from: Language) => {
		if (silent.has(element.tagName)) return;
		const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]));
		const named = attributes.get("lang");
		if (named && !isLanguage(named)) return;
		const language = isLanguage(named) ? named : from;
		const add = (text: string, where: string) => {
			const read = text.replace(/\s+/g, " ").trim();
			if (read) texts.push({ text: read, language, where });
		};
		for (const name of spoken) add(attributes.get(name) ?? "", `${element.tagName}[${name}]`);
		const metaName = attributes.get("name") ?? attributes.get("property") ?? "";
		if (element.tagName === "meta" && descriptions.has(metaName))
			add(attributes.get("content") ?? "", `meta ${metaName}`);
		for (const run of runsOf(element)) add(run, element.tagName);
		for (const child of element.childNodes) if (tree.isElementNode(child)) visit(child, language);
	};
	for (const node of parse(html).childNodes) if (tree.isElementNode(node)) visit(node, "es");
	return texts;
}

/** The lines of an element that no block parts; what stands inside them is read with them, not on its own. */
function runsOf(element: Element): string[] {
	if (lineOf(element) !== null) return [];
	const runs = [""];
	for (const child of element.childNodes) {
		const words = lineOf(child);
		if (words === null) runs.push("");
		else runs.push((runs.pop() ?? "") + words);
	}
	return runs;
}

/** The words of a node that stands in a line; null for a block. */
function lineOf(node: Node): string | null {
	if (tree.isTextNode(node)) return node.value;
	if (!tree.isElementNode(node) || silent.has(node.tagName)) return "";
	if (!withinLine.has(node.tagName) || node.attrs.some(({ name }) => name === "lang")) return null;
	if (node.tagName === "br") return " ";
	const words = node.childNodes.map((child) => lineOf(child) ?? " ").join("");
	// Links beside each other are kept apart by their look alone.
	return node.tagName === "a" ? ` ${words} ` : words;
}
