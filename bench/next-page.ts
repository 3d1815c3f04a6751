import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openTab, type TabPage } from "../tests/support/browser-tab.ts";
import { runSite } from "../tests/support/running-site.ts";
import { type Figure, median } from "./figure.ts";

const rounds = 5;
/** Milliseconds for which a link is pointed at before it is pressed: somebody with a mouse, and a finger. */
const pointed = { mouse: 1_000, finger: 0 };
/** Milliseconds for which it is pressed. */
const pressMs = 90;
const paths = ["/productos", "/metodo", "/nosotros", "/blog"];

type Way = { pointedMs: number; rules?: boolean };

/** Measures, on a slow phone, how long after its link is let go the next page is shown: rendered ahead, and not. */
export async function nextPage(): Promise<Figure[]> {
	const site = await runSite({ DATA_DIR: mkdtempSync(join(tmpdir(), "bench-")) });
	const measured = async (way: Way) => {
		const times: number[] = [];
		for (let round = 0; round < rounds; round++)
			for (const path of paths) times.push(await timeUntilShown(site.url, path, way));
		return `${median(times).toFixed(0)} ms`;
	};
	const mouse = await measured({ pointedMs: pointed.mouse });
	const finger = await measured({ pointedMs: pointed.finger });
	const neither = await measured({ pointedMs: pointed.mouse, rules: false });
	await site.end("SIGTERM");
	return [
		{
			figure: "next page shown after a link is let go (slow 4G, CPU ×4)",
			goal: "≤ 50 ms",
			measured: `${mouse} where it was pointed at for a second, ${finger} where it was only pressed; without rules ${neither}`,
		},
	];
}

/** Lighthouse's slow 4G (1.6 Mb/s, 150 ms) and a CPU four times slower. */
function slowDown(page: TabPage): void {
	const [downloadThroughput, uploadThroughput] = [(1.6 * 1024 * 1024) / 8, (750 * 1024) / 8];
	void page.send("Network.enable");
	void page.send("Network.emulateNetworkConditions", {
		offline: false,
		latency: 150,
		downloadThroughput,
		uploadThroughput,
	});
	void page.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

/** @param way rules false takes the Speculation Rules out of the page. @returns milliseconds from the click to the first paint. */
async function timeUntilShown(
	origin: string,
	path: string,
	{ pointedMs, rules = true }: Way,
): Promise<number> {
	const tab = await openTab(slowDown);
	const [home] = tab.pages as [TabPage];
	await home.send("Page.navigate", { url: origin });
	await wait(4_000);
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
	await wait(3_000);
	const shown = `performance.timeOrigin + performance.getEntriesByName("first-contentful-paint")[0].startTime`;
	const time = await (tab.pages.at(-1) ?? home).evaluate<number>(`${shown} - sessionStorage.clicked`);
	await tab.close();
	return time;
}
