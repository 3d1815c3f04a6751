import { expect, it } from "vitest";
import { errors } from "../../content/errors/list.ts";
import { streamAnswer } from "./agent-stream.ts";

it("ends a stream that has begun with the error when the message is refused after all", async () => {
	const error = errors.es.unknownConversation;
	const message = {
		httpRequest: new Request("http://a"),
		visitorAddress: "a",
		message: "hola",
		language: "es",
	} as const;
	const streamed = await streamAnswer(
		{
			async answer({ listener }) {
				listener?.headersReady(new Headers());
				listener?.text("Web");
				listener?.discard();
				return { kind: "refused", status: 404, error };
			},
		},
		message,
		"http://a",
	);
	if (!(streamed instanceof Response)) throw new Error("not streamed");
	expect((await streamed.text()).split("\n\n")).toEqual([
		'event: text\ndata: {"text":"Web"}',
		"event: withdraw\ndata: {}",
		`event: failed\ndata: ${JSON.stringify({ error })}`,
		"",
	]);
});
