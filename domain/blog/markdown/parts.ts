import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from "parse5";
import { slugOf } from "../posts/names.ts";
import { idStart } from "./adapt-to-page.ts";

type Part = { id: string; title: string };

/**
 * Lists the parts of a text, each with its heading as plain text, and gives each heading its id. A heading without words, as a picture, begins no part.
 * @param html as `renderMarkdown` returns it.
 */
export function withParts(html: string): { html: string; parts: Part[] } {
	const parts: Part[] = [];
	const taken = new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id));
	const counts = new Map<string, number>();
	let withIds = "";
	let end = 0;
	for (const node of parseFragment(html, { sourceCodeLocationInfo: true }).childNodes) {
		const title = node.nodeName === "h2" ? textOf(node).trim() : "";
		const start = "sourceCodeLocation" in node && node.sourceCodeLocation?.startOffset;
		if (title === "" || typeof start !== "number") continue;
		const name = idStart + (slugOf(title) || "parte");
		let count = counts.get(name) ?? 0;
		let id: string;
		do {
			count++;
			id = count === 1 ? name : `${name}-${count}`;
		} while (taken.has(id));
		counts.set(name, count);
		taken.add(id);
		parts.push({ id, title });
		withIds += `${html.slice(end, start)}<h2 id="${id}"`;
		end = start + "<h2".length;
	}
	return { html: withIds + html.slice(end), parts };
}

/** A footnote's number is no word of its heading. */
function textOf(node: DefaultTreeAdapterTypes.ChildNode): string {
	if (defaultTreeAdapter.isTextNode(node)) return node.value;
	if (!defaultTreeAdapter.isElementNode(node) || node.tagName === "sup") return "";
	return node.childNodes.map(textOf).join("");
}
