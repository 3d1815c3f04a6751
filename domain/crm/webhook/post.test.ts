import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { someCrmLead } from "../../../tests/support/outside/odoo-contract.ts";
import { webhookReceiver } from "../../../tests/support/outside/webhook-receiver.ts";
import { postLead, postWebhook } from "./post.ts";

const secret = `whsec_${Buffer.from("32 bytes that are not random now").toString("base64")}`;
const message = { id: "d", type: "lead.saved", timestamp: "", data: {}, now: new Date() } as const;

async function postTo(answer: RequestListener): Promise<void> {
	const server = createServer(answer);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	try {
		const { port } = server.address() as AddressInfo;
		await postWebhook({ url: `http://127.0.0.1:${port}`, secret }, message, AbortSignal.timeout(5_000));
	} finally {
		server.closeAllConnections();
		server.close();
	}
}

it.each<[string, RequestListener]>([
	["of two megabytes", (_, response) => response.writeHead(200).end("x".repeat(2_000_000))],
	["that never ends", (_, response) => response.writeHead(202).write("thanks")],
	[
		"that breaks off",
		(_, response) => {
			response.writeHead(200, { "content-length": 100 }).write("thanks");
			setTimeout(() => response.destroy(), 20);
		},
	],
])("a 2xx is a success, with a body %s", async (_, answer) => {
	await expect(postTo(answer)).resolves.toBeUndefined();
});

it("contains a lead with its whole conversation", async () => {
	const receiver = await webhookReceiver();
	const settings = { url: `${receiver.url}/hooks`, secret: receiver.secret };
	const crmLead = someCrmLead();
	const post = { crmLead, deliveryId: "d", now: new Date() };
	await postLead(settings, post, AbortSignal.timeout(5_000)).finally(() => receiver.turnOff());
	const { lead, transcript, proposalUrl } = crmLead;
	expect(receiver.messages.get("d")?.data).toMatchObject({ email: lead.email, transcript, proposalUrl });
});

it("any other answer is a failure, however its body ends", async () => {
	const refuse: RequestListener = (_, response) => response.writeHead(422).write("no");
	await expect(postTo(refuse)).rejects.toMatchObject({ name: "Refused", responseCode: 422 });
});
