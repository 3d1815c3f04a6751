import AxeBuilder from "@axe-core/playwright";
import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Every rule of axe on a page. It lists what breaks a rule and not what keeps it, and asks no second page to gather
 * the frames: both would take more time than the rules.
 */
export function everyRule(page: Page): AxeBuilder {
	return new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();
}

/** The rules of WCAG 2.2, levels A and AA. */
export function wcag(page: Page): AxeBuilder {
	return everyRule(page).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]);
}

/** Names each rule that is broken, and an element that breaks it. */
export async function expectNoViolations(axe: AxeBuilder, what?: string): Promise<void> {
	const { violations } = await axe.analyze();
	expect(
		violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
		what,
	).toEqual([]);
}

/** The page is not wider than its window. */
export async function expectFits(page: Page, width: number, what?: string): Promise<void> {
	expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(width);
}

/**
 * The shown words, between white space, that stand on more than one line.
 * @param longest pixels from which on a word may.
 */
export async function brokenWords(elements: Locator, longest = Number.POSITIVE_INFINITY): Promise<string[]> {
	return elements.evaluateAll(
		(all, longest) =>
			all.flatMap((one) => {
				const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
				const found: string[] = [];
				while (texts.nextNode()) {
					const text = texts.currentNode;
					for (const { 0: word, index } of (text.textContent ?? "").matchAll(/\S+/g)) {
						const range = document.createRange();
						range.setStart(text, index);
						range.setEnd(text, index + word.length);
						const parts = [...range.getClientRects()];
						const lines = new Set(parts.map(({ top }) => Math.round(top)));
						const width = parts.reduce((sum, part) => sum + part.width, 0);
						const isShown = (text.parentElement?.getBoundingClientRect().width ?? 0) > 2;
						if (isShown && lines.size > 1 && width < longest) found.push(word);
					}
				}
				return found;
			}),
		longest,
	);
}

export async function cutWords(page: Page): Promise<string[]> {
	return page.locator("body").evaluate((body) => {
		const scrolls = /auto|scroll/;
		const isCut = (box: Element | null, words: DOMRect): boolean => {
			if (!box || box === body) return false;
			const { overflowX, overflowY, textOverflow, clipPath } = getComputedStyle(box);
			if (scrolls.test(overflowX) || scrolls.test(overflowY)) return false;
			if (textOverflow === "ellipsis" || clipPath !== "none") return false;
			const { left, right } = box.getBoundingClientRect();
			const leaves = right - left > 2 && (words.right > right + 2 || words.left < left - 2);
			return (overflowX !== "visible" && leaves) || isCut(box.parentElement, words);
		};
		const found: string[] = [];
		const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
		while (texts.nextNode()) {
			const { parentElement, textContent } = texts.currentNode;
			if (!textContent?.trim() || parentElement?.closest(".visually-hidden, .carousel")) continue;
			if (!parentElement?.checkVisibility({ visibilityProperty: true })) continue;
			const range = document.createRange();
			range.selectNodeContents(texts.currentNode);
			if ([...range.getClientRects()].some((words) => isCut(parentElement, words)))
				found.push(textContent.trim());
		}
		return found;
	});
}
