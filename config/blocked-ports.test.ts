import { expect, it } from "vitest";
import { isBlockedPort } from "./values.ts";

it("knows the ports that fetch refuses", async () => {
	const isRefused = (port: number) =>
		fetch(`http://127.0.0.1:${port}`, { signal: AbortSignal.timeout(2_000) }).then(
			() => false,
			({ cause }) => cause?.message === "bad port",
		);
	const blocked = [
		1, 22, 25, 87, 111, 179, 465, 587, 993, 1720, 2049, 4190, 5060, 6000, 6566, 6669, 6697, 10080,
	];
	const free = [
		2, 24, 26, 88, 112, 180, 466, 588, 994, 1721, 2050, 4191, 5062, 6001, 6567, 6670, 6698, 10081,
	];
	await Promise.all(
		[...blocked, ...free].map(async (port) => {
			expect(isBlockedPort(`http://127.0.0.1:${port}`), `${port}`).toBe(blocked.includes(port));
			expect(await isRefused(port), `${port}`).toBe(blocked.includes(port));
		}),
	);
	expect(isBlockedPort("smtp://mail.example:587")).toBe(false);
	expect(isBlockedPort("https://hooks.example:443/")).toBe(false);
});
