import { cookiesOf } from "../tests/support/cookies.ts";

/** Says something to the assistant, in the conversation of an id or a cookie. */
export async function say(
	url: string,
	userMessage: string,
	{ conversationId, cookie = "" }: { conversationId?: string; cookie?: string } = {},
): Promise<{ conversationId: string; cookie: string }> {
	const response = await fetch(`${url}/api/agent/message`, {
		method: "POST",
		headers: { "content-type": "application/json", cookie },
		body: JSON.stringify({ userMessage, conversationId, language: "es" }),
	});
	return { ...(await response.json()), cookie: cookiesOf(response) };
}
