import { expect, it } from "vitest";
import { industries } from "./list.ts";

it.each(industries.map(({ id, flows }) => [id, flows] as const))(
	"%s has the same flows in both languages, each of five steps of 15 to 60 s",
	(_, flows) => {
		const shape = (language: "es" | "en") =>
			flows[language].map(({ id, steps }) => [id, steps.map(({ id, duration }) => [id, duration])]);
		expect(shape("es")).toEqual(shape("en"));
		expect(flows.es.length).toBeGreaterThanOrEqual(2);
		for (const { steps } of flows.es) {
			expect(steps).toHaveLength(5);
			for (const { duration } of steps) expect(duration >= 15 && duration <= 60).toBe(true);
		}
	},
);
