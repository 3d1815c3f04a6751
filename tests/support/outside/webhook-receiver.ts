import { Webhook } from "standardwebhooks";
import { type OutsideServer, outsideServer } from "./outside-server.ts";

export type WebhookReceiver = OutsideServer & {
	readonly secret: string;
	/** What it answers 422 to. */
	readonly overrides: { refuses: (data: Record<string, unknown>) => boolean };
	/** What arrived, once each: by the message's id, which a receiver remembers. */
	readonly messages: Map<string, { type: string; data: Record<string, unknown> }>;
};

/** A receiver as ours are documented for: it checks each message with the library of the standard. */
export async function webhookReceiver(): Promise<WebhookReceiver> {
	const secret = `whsec_${Buffer.from("32 bytes that are not random now").toString("base64")}`;
	const messages: WebhookReceiver["messages"] = new Map();
	const overrides = { refuses: (_data: Record<string, unknown>) => false };
	const server = await outsideServer(({ headers, text }) => {
		const named = Object.fromEntries(
			Object.entries(headers).map(([name, value]) => [name, String(value)] as const),
		);
		// Signed anew rather than verified: that would hold the test's clock against the real one.
		const id = named["webhook-id"] ?? "";
		const at = new Date(Number(named["webhook-timestamp"]) * 1000);
		if (new Webhook(secret).sign(id, at, text) !== named["webhook-signature"]) return { status: 401 };
		const message = JSON.parse(text);
		if (overrides.refuses(message.data)) return { status: 422 };
		messages.set(id, message);
		return { status: 204 };
	});
	return Object.assign(server, { secret, messages, overrides });
}
