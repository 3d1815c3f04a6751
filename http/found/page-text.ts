import { toPlainText } from "react-email";

const skipped = ["form", "nav", "svg", "dialog", ".chat", "[aria-hidden=true]"];
const asWritten = ["h1", "h2", "h3", "h4"];

/** What a page says, without its forms, pictures and surroundings. */
export function pageText(html: string): string {
	// Names, figures and their notes stand apart by the page's styles alone.
	const apart = html.replace(/>(?=<(?:a|b|span|small)\b)/g, "> ");
	return toPlainText(apart, {
		baseElements: { selectors: ["main"] },
		selectors: [
			...skipped.map((selector) => ({ selector, format: "skip" })),
			...asWritten.map((selector) => ({ selector, options: { uppercase: false } })),
			...["dt", "dd"].map((selector) => ({ selector, format: "block" })),
			{ selector: "a", options: { ignoreHref: true } },
		],
	}).replace(/\n{3,}/g, "\n\n");
}
