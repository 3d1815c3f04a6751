import { beforeAll, expect, it } from "vitest";
import { limits } from "../../../../config/limits.ts";
import { last } from "../../../../tests/support/dialogue.ts";

const mostMs = 1_500;

// The first message trains what reads the others.
beforeAll(() => void last("es", "hola"), 60_000);

it.each(["a@", "aa@", "a.@", "x@y@", "@", "a", "a.", "1", "1.", "a1", "soy ", "¿a?", "-", "\n", "1'000 "])(
	"is read in little time of the processor, however it repeats %j",
	(unit) => {
		const message = unit.repeat(limits.message).slice(0, limits.message);
		const before = process.cpuUsage();
		last("es", message);
		expect(process.cpuUsage(before).user / 1_000).toBeLessThan(mostMs);
	},
);
