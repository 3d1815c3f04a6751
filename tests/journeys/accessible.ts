import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

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
