import { isIP, isIPv6 } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/** A household has a whole /64 of IPv6, which counts as one visitor. @returns "unknown" without a connection. */
export function visitorAddressOf(c: Context, trustedProxies: number): string {
	return visitorAddress(c.req.header("x-forwarded-for"), connectedFrom(c), trustedProxies);
}

export function visitorAddress(
	forwarded: string | undefined,
	connected: string,
	trustedProxies: number,
): string {
	const address = forwardedFor(forwarded, trustedProxies) ?? connected;
	const ofIPv4 = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
	if (ofIPv4) return ofIPv4;
	return isIPv6(address) ? networkOf(address) : address;
}

// Only the entries of the trusted proxies are reliable: anybody can invent the others.
function forwardedFor(forwarded: string | undefined, trustedProxies: number): string | undefined {
	if (trustedProxies === 0) return undefined;
	const hop = (forwarded ?? "").split(",").at(-trustedProxies)?.trim() ?? "";
	// Some proxies add the port: 192.0.2.1:4711 and [2001:db8::1]:4711.
	const [, bracketed, withPort] = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(hop) ?? [];
	const address = bracketed ?? withPort ?? hop;
	return isIP(address) ? address : undefined;
}

function connectedFrom(c: Context): string {
	return c.env && "incoming" in c.env ? (getConnInfo(c).remote.address ?? "unknown") : "unknown";
}

function networkOf(address: string): string {
	// A URL writes each address in one way, without the name of an interface.
	const { hostname } = new URL(`http://[${address.replace(/%.*/, "")}]`);
	const [head = [], tail = []] = hostname
		.slice(1, -1)
		.split("::")
		.map((half) => half.split(":").filter(Boolean));
	return [...head, ...Array<string>(8 - head.length - tail.length).fill("0"), ...tail].slice(0, 4).join(":");
}
