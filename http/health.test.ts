import { expect, it } from "vitest";
import { testRuntime } from "../tests/support/test-runtime.ts";
import { createHealth } from "./health.ts";

it("is ready by a write within a deadline, of which one is under way at a time", async () => {
	const writes: PromiseWithResolvers<void>[] = [];
	const checkWrite = () => {
		const write = Promise.withResolvers<void>();
		writes.push(write);
		return write.promise;
	};
	const health = createHealth({ connection: { checkWrite }, runtime: testRuntime() });
	const asked = [health.readiness(), health.readiness()];
	expect(await Promise.all(asked)).toEqual(["unavailable", "unavailable"]);
	expect(writes).toHaveLength(1);
	writes[0]?.resolve();
	await new Promise(setImmediate);
	const again = health.readiness();
	writes[1]?.resolve();
	expect(await again).toBe("ready");
	const refused = health.readiness();
	writes[2]?.reject(new Error("read only"));
	expect(await refused).toBe("unavailable");
	health.stop();
	expect(await health.readiness()).toBe("stopping");
});
