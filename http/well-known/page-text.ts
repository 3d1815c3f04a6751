import { toPlainText } from "react-email";

const skippedSelectors = ["form", "nav", "svg", "dialog", ".chat", "[aria-hidden=true]"];
const headings = ["h1", "h2", "h3", "h4"];

export function pageText(html: string): string {
	// The page separates names, figures and notes by styles only, so add spaces.
	const spaced = html.replace(/>(?=<(?:a|b|span|small)\b)/g, "> ");
	return toPlainText(spaced, {
		baseElements: { selectors: ["main"] },
		selectors: [
			...skippedSelectors.map((selector) => ({ selector, format: "skip" })),
			...headings.map((selector) => ({ selector, options: { uppercase: false } })),
			...["dt", "dd"].map((selector) => ({ selector, format: "block" })),
			{ selector: "a", options: { ignoreHref: true } },
		],
	}).replace(/\n{3,}/g, "\n\n");
}
