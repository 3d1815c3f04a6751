import { createServer } from "node:net";

const { VITEST_POOL_ID, TEST_PARALLEL_INDEX } = process.env;
/** Below the ports that systems give out by themselves, and each worker's own. */
let next =
	20_000 +
	(Number(VITEST_POOL_ID ?? TEST_PARALLEL_INDEX ?? 0) % 12) * 1_000 +
	Math.floor(Math.random() * 500);

/** A port of this machine that nobody listens at, and that nobody else is given before it is used. */
export async function freePort(): Promise<number> {
	for (;;) {
		const port = next++;
		if (await isFree(port)) return port;
	}
}

function isFree(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const server = createServer()
			.once("error", () => resolve(false))
			.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
	});
}
