import { expect, it } from "vitest";
import { readSettings } from "../../config/env.ts";
import { sessionEnded } from "./session-ended.server.ts";

const settings = readSettings({ ADMIN_PATH: "/taller-de-prueba" });

function posted(fields: number) {
	const body = new URLSearchParams(Array.from({ length: fields }, (_, at) => [`a${at}`, "x"]));
	const address = "http://localhost/taller-de-prueba/leads/x";
	return sessionEnded(new Request(address, { method: "POST", body }), settings);
}

it("keeps what was typed, and draws no more than a form of ours has", async () => {
	expect(await posted(30)).toMatchObject({ data: { fields: { length: 30 } } });
	const refused = await posted(50_000);
	expect(refused instanceof Response && refused.headers.get("location")).toBe("/taller-de-prueba");
});
