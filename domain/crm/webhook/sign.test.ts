import { Webhook } from "standardwebhooks";
import { expect, it } from "vitest";
import { sign } from "./post.ts";

const secret = `whsec_${Buffer.from("32 bytes that are not random now").toString("base64")}`;
const message = { id: "delivery-1", at: new Date(), body: '{"type":"lead.saved","data":{"name":"Ñandú"}}' };

it("signs so that the standard's own library verifies it", () => {
	expect(new Webhook(secret).verify(message.body, { ...sign(secret, message) })).toEqual(
		JSON.parse(message.body),
	);
});

it("signs with a key in base64url without padding, as settings allow it", () => {
	const key = Buffer.from("\xff".repeat(31), "latin1");
	const [padded, bare] = [key.toString("base64"), key.toString("base64url")];
	expect(bare).not.toBe(padded);
	expect(sign(`whsec_${bare}`, message)).toEqual(sign(`whsec_${padded}`, message));
});

type Change = { body?: string; secret?: string; at?: Date };
it.each<[string, Change, Record<string, string>]>([
	["another body", { body: '{"type":"lead.saved"}' }, {}],
	["another id", {}, { "webhook-id": "delivery-2" }],
	["another key", { secret: `whsec_${Buffer.from("a".repeat(32)).toString("base64")}` }, {}],
	["a signature of ten minutes ago", { at: new Date(Date.now() - 600_000) }, {}],
])("is not verified with %s", (_, { body = message.body, secret: other = secret, at = message.at }, more) => {
	const headers = { ...sign(secret, { ...message, at }), ...more };
	expect(() => new Webhook(other).verify(body, headers)).toThrow();
});
