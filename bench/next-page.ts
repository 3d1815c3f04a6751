import { setTimeout as wait } from "node:timers/promises";
import { openTab, type TabPage } from "../tests/support/browser-tab.ts";
import { type Bench, type Figure, median, start, startSite } from "./bench.ts";
import { slowLine } from "./slow-phone.ts";

const rounds = 2;
/** Milliseconds for which a link is pressed. */
const pressMs = 90;
/** The footer links to them. */
const paths = ["/nosotros", "/como-lo-hacemos", "/casos", "/blog"];

type Way = {
	/** Milliseconds for which the link is pointed at before it is pressed. */
	pointedMs: number;
	slow?: boolean;
	/** false takes the Speculation Rules out of the page. */
	rules?: boolean;
};

/** Measures how long after its link is let go the next page is shown, rendered ahead and not. */
export async function nextPage(bench: Bench): Promise<Figure[]> {
	const site = await startSite(bench);
	const line = await slowLine(bench, site.url);
	const measured = async (figure: string, goal: string, way: Way): Promise<Figure> => {
		const times: number[] = [];
		for (let round = 0; round < rounds; round++)
			for (const path of paths)
				times.push(await timeUntilShown(bench, way.slow ? line : site.url, path, way));
		return { figure: `next page shown, ${figure}`, goal, measured: `${median(times).toFixed(0)} ms` };
	};
	const figures = [
		await measured("pointed at for a second", "≤ 50 ms", { pointedMs: 1_000 }),
		await measured("pointed at for two seconds (slow 4G, CPU ×4)", "≤ 50 ms", {
			pointedMs: 2_000,
			slow: true,
		}),
		await measured("only pressed (slow 4G, CPU ×4)", "", { pointedMs: 0, slow: true }),
		await measured("without rules (slow 4G, CPU ×4)", "", { pointedMs: 0, slow: true, rules: false }),
	];
	return figures;
}

/** @param rules false takes the Speculation Rules out of the page. @returns milliseconds from the click to the first paint. */
async function timeUntilShown(
	bench: Bench,
	origin: string,
	path: string,
	{ pointedMs, slow = false, rules = true }: Way,
): Promise<number> {
	const tab = await start(
		bench,
		() => openTab((page) => slow && page.send("Emulation.setCPUThrottlingRate", { rate: 4 })),
		({ close }) => close(),
	);
	const [home] = tab.pages as [TabPage];
	await home.send("Page.navigate", { url: origin });
	await wait(3_000);
	if (!rules) await home.evaluate(`document.querySelector("script[type=speculationrules]").remove()`);
	await home.evaluate(
		`addEventListener("click", () => sessionStorage.clicked = performance.timeOrigin + performance.now(), true)`,
	);
	const at = await home.evaluate<{ x: number; y: number }>(`(() => {
		const link = document.querySelector('footer a[href="${path}"]');
		link.scrollIntoView({ block: "center", behavior: "instant" });
		const { x, y, width, height } = link.getBoundingClientRect();
		return { x: x + width / 2, y: y + height / 2 };
	})()`);
	await wait(500);
	home.moveMouse("mouseMoved", at);
	await wait(pointedMs);
	home.moveMouse("mousePressed", at);
	await wait(pressMs);
	home.moveMouse("mouseReleased", at);
	await wait(2_000);
	const shown = `performance.timeOrigin + performance.getEntriesByName("first-contentful-paint")[0].startTime`;
	const time = await (tab.pages.at(-1) ?? home).evaluate<number>(`${shown} - sessionStorage.clicked`);
	await tab.close();
	return time;
}
