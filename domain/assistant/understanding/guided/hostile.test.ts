import { beforeAll, expect, it } from "vitest";
import { limits } from "../../../../config/limits.ts";
import { last } from "../../../../tests/support/dialogue.ts";
import { withoutPersonalData } from "../../../unknown-questions/question-text.ts";

const mostMs = 1_000;

// The first message trains what reads the others.
beforeAll(() => void last("es", "hola"), 60_000);

const signs = ["a@", "aa@", "a.@", "x@y@", "@", "a", "a.", "1", "1.", "a1", "¿a?", "-", "\n", "1'000 "];
const introductions = ["soy ", "con€", "soy ¿qué? ", "con mi teléfono es ", "doña name: "];

it.each([...signs, ...introductions])(
	"is read in little time of the processor, however it repeats %j",
	(unit) => {
		const message = unit.repeat(limits.message).slice(0, limits.message);
		const before = process.cpuUsage();
		last("es", message);
		withoutPersonalData(message);
		expect(process.cpuUsage(before).user / 1_000).toBeLessThan(mostMs);
	},
);
