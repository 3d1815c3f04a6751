import { Hono } from "hono";
import pino from "pino";
import { expect, it } from "vitest";
import { TooManyDocumentsWaiting } from "../../domain/proposals/pdf/failures.ts";
import { errorHandler } from "./error-handler.ts";

function answerTo(error: Error, language: string) {
	const logged: string[] = [];
	const app = new Hono();
	app.onError(errorHandler(pino({ base: null }, { write: (line) => logged.push(line) })));
	app.get("/", () => {
		throw error;
	});
	return { answer: app.request("/", { headers: { "x-language": language } }), logged };
}

it("says that too much waits, and when to ask again, and logs no error", async () => {
	const { answer, logged } = answerTo(new TooManyDocumentsWaiting("50 documents are waiting already."), "en");
	const response = await answer;
	expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "30"]);
	expect(await response.json()).toEqual({
		error: "Too many requests are waiting right now. Try again in half a minute.",
	});
	expect(logged).toEqual([]);
});

it("says nothing of what broke, which the log has", async () => {
	const { answer, logged } = answerTo(new Error("relation leads does not exist"), "es");
	const response = await answer;
	expect(response.status).toBe(500);
	expect(await response.text()).not.toContain("leads");
	expect(logged.join()).toContain("relation leads does not exist");
});
