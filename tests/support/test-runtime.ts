import { createHash } from "node:crypto";
import { beforeEach } from "vitest";
import type { Runtime } from "../../domain/runtime.ts";

type TestRuntime = Runtime & { pass(seconds: number): void };

/** A runtime whose time stands still until a test moves it. */
export function testRuntime(start = "2026-11-21T15:00:00.000Z"): TestRuntime {
	let now = new Date(start).getTime();
	let ids = 0;
	return {
		now: () => new Date(now),
		newId: () => `id-${String(++ids).padStart(6, "0")}-${Math.random().toString(36).slice(2)}`,
		random: () => 0.5,
		fingerprint: (text) => createHash("sha256").update(`test ${text}`).digest("base64url"),
		pass: (seconds) => {
			now += seconds * 1000;
		},
	};
}

/** A runtime that begins anew with each test of a suite. */
export function freshRuntime(start?: string): TestRuntime {
	let runtime = testRuntime(start);
	beforeEach(() => {
		runtime = testRuntime(start);
	});
	return {
		now: () => runtime.now(),
		newId: () => runtime.newId(),
		random: () => runtime.random(),
		fingerprint: (text) => runtime.fingerprint(text),
		pass: (seconds) => runtime.pass(seconds),
	};
}
