import type { Page } from "@playwright/test";

/** The sum of all layout shifts since the page opened, also of the frame that is being drawn. */
export function layoutShift(page: Page): Promise<number> {
	return page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				let sum = 0;
				new PerformanceObserver((list) => {
					for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += value;
				}).observe({ type: "layout-shift", buffered: true });
				requestAnimationFrame(() => setTimeout(() => resolve(sum), 100));
			}),
	);
}
