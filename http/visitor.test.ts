import { Hono } from "hono";
import { expect, it } from "vitest";
import { visitorAddressOf } from "./visitor.ts";

async function seen(connected: string, forwarded?: string, trustedProxies = 0): Promise<string> {
	const app = new Hono().get("/", (c) => c.text(visitorAddressOf(c, trustedProxies)));
	const headers = forwarded ? { "x-forwarded-for": forwarded } : undefined;
	const incoming = { socket: { remoteAddress: connected, remotePort: 1, remoteFamily: "IPv4" } };
	return (await app.request("/", { headers }, { incoming })).text();
}

it("believes the connection alone when no proxy is trusted", async () => {
	expect(await seen("192.0.2.1", "203.0.113.9")).toBe("192.0.2.1");
});

it("reads the address a trusted proxy wrote, not what the visitor invented before it", async () => {
	expect(await seen("10.0.0.1", "6.6.6.6, 203.0.113.9", 1)).toBe("203.0.113.9");
	expect(await seen("10.0.0.1", "6.6.6.6, 203.0.113.9, 10.0.0.2", 2)).toBe("203.0.113.9");
	expect(await seen("10.0.0.1", undefined, 1)).toBe("10.0.0.1");
});

it("counts an IPv6 network as one visitor", async () => {
	expect(await seen("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2");
	expect(await seen("2001:db8:1:2::9")).toBe("2001:db8:1:2");
	expect(await seen("::1")).toBe("0:0:0:0");
	expect(await seen("2001:DB8::192.0.2.1")).toBe("2001:db8:0:0");
	expect(await seen("fe80::1%eth0")).toBe("fe80:0:0:0");
	expect(await seen("::ffff:192.0.2.1")).toBe("192.0.2.1");
});

it.each([
	["203.0.113.9:4711", "203.0.113.9"],
	["[2001:db8:1:2::9]:4711", "2001:db8:1:2"],
	["[2001:db8:1:2::9]", "2001:db8:1:2"],
	["::ffff:203.0.113.9", "203.0.113.9"],
	["6.6.6.6, 203.0.113.9:4711", "203.0.113.9"],
	["unknown", "10.0.0.1"],
	["", "10.0.0.1"],
])("reads %s as a proxy may write it", async (forwarded, visitor) => {
	expect(await seen("10.0.0.1", forwarded, 1)).toBe(visitor);
});
