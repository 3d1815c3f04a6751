import { expect, it } from "vitest";
import { readView } from "./editor-data.server.ts";

it("reads what is shown beside a post, also from addresses of earlier releases", () => {
	expect(["preview", "previa", "json", "x", null].map(readView)).toEqual([
		...["preview", "preview", "json"],
		...[null, null],
	]);
});
