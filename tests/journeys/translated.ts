import type { Page } from "@playwright/test";

/**
 * Has every page translated as Chrome does it: each text gives way to a new one in two font elements, at once and
 * whenever the page adds or changes one.
 * @param begin "DOMContentLoaded", or "hydrated" when React has taken the page over.
 */
export async function translatePages(page: Page, begin: "DOMContentLoaded" | "hydrated"): Promise<void> {
	await page.addInitScript((begin) => {
		const untranslated = "script, style, textarea, title, option, svg, font font, [translate=no]";
		const translate = (text: Text) => {
			if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untranslated)) return;
			const inner = document.createElement("font");
			inner.textContent = text.data;
			const outer = document.createElement("font");
			outer.append(inner);
			text.replaceWith(outer);
		};
		const translateBelow = (node: Node) => {
			const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
			const found: Text[] = node instanceof Text ? [node] : [];
			while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
			found.forEach(translate);
		};
		document.addEventListener(begin, () => {
			translateBelow(document.body);
			new MutationObserver((changes) => {
				for (const { addedNodes } of changes) addedNodes.forEach(translateBelow);
			}).observe(document.body, { childList: true, subtree: true });
		});
	}, begin);
}
