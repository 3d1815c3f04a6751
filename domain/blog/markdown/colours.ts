import type { Element, ElementContent } from "hast";

const colours = new Map([
	["🔵", "cielo"],
	["🟡", "sol"],
	["🔴", "ladrillo"],
]);

const mark = /^\s*(?:(\d{1,2})\s*)?([🔵🟡🔴])\uFE0F?\s*/u;
const mostDrops = 100;

type MarkedElement = { colour: string; count: number; element: Element };

/** Gives a cell that begins with a circle a drop of its colour. */
export function colourCell(cell: Element): Element {
	const marked = readMark(cell);
	return marked && marked.count === 0 ? marked.element : cell;
}

/**
 * Draws a list whose every item begins with a circle: as messages, or, where each circle follows a number, as a figure
 * with as many drops to count.
 */
export function colourList(list: Element): Element {
	const items = list.children.filter((child) => child.type === "element");
	const marked = items.flatMap((item) => readMark(item) ?? []);
	if (marked.length === 0 || marked.length < items.length) return list;
	const total = marked.reduce((sum, { count }) => sum + count, 0);
	if (total === 0) return withClass(list, "messages", marked.map(asMessage));
	if (total > mostDrops || marked.some(({ count }) => count === 0)) return list;
	const drops = marked.flatMap(({ colour, count }) => Array.from({ length: count }, () => drop(colour, [])));
	return element("figure", { className: ["drops"] }, [
		element("p", { ariaHidden: "true" }, drops),
		withClass(
			list,
			"drops-legend",
			marked.map(({ element }) => element),
		),
	]);
}

function asMessage({ colour, element }: MarkedElement): Element {
	return { ...element, properties: { ...element.properties, className: [colour] } };
}

function readMark(element: Element): MarkedElement | null {
	const index = element.children.findIndex((child) => child.type !== "text" || child.value.trim() !== "");
	const first = element.children[index];
	const replaced = (...children: ElementContent[]) => ({
		...element,
		children: element.children.toSpliced(index, 1, ...children),
	});
	if (first?.type === "element" && first.tagName === "p") {
		const inner = readMark(first);
		return inner && { ...inner, element: replaced(inner.element) };
	}
	if (first?.type !== "text") return null;
	const [all, number, circle = ""] = mark.exec(first.value) ?? [];
	const colour = colours.get(circle);
	if (all === undefined || !colour) return null;
	const rest = text((number ? `${number} ` : "") + first.value.slice(all.length));
	const next = element.children[index + 1];
	const isNamed = rest.value === "" && next?.type === "element" && next.tagName === "strong";
	const sign = drop(colour, [text(`${circle} `)], isNamed);
	return { colour, count: Number(number ?? 0), element: replaced(sign, rest) };
}

/** Holds the circle as it was written for readers elsewhere, as in a feed: the page draws a drop over it. */
function drop(colour: string, children: ElementContent[], isNamed = false): Element {
	const className = ["drop", colour, ...(isNamed ? ["drop-named"] : [])];
	return element("i", { className, ariaHidden: "true" }, children);
}

function text(value: string) {
	return { type: "text" as const, value };
}

function withClass(list: Element, className: string, children: Element[]): Element {
	return { ...list, properties: { ...list.properties, className: [className] }, children };
}

function element(tagName: string, properties: Element["properties"], children: ElementContent[]): Element {
	return { type: "element", tagName, properties, children };
}
