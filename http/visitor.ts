import { isIPv6 } from "node:net";
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
	return isIPv6(address) && !address.startsWith("::ffff:") ? networkOf(address) : address;
}

// Only the entries of the trusted proxies are reliable: anybody can invent the others.
function forwardedFor(forwarded: string | undefined, trustedProxies: number): string | undefined {
	if (trustedProxies === 0) return undefined;
	const hops = (forwarded ?? "").split(",").map((hop) => hop.trim());
	return hops.at(-trustedProxies) || undefined;
}

function connectedFrom(c: Context): string {
	return c.env && "incoming" in c.env ? (getConnInfo(c).remote.address ?? "unknown") : "unknown";
}

function networkOf(address: string): string {
	const [head = "", tail] = address.split("::");
	const groups = head.split(":").filter(Boolean);
	const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(":").filter(Boolean).length;
	return [...groups, ...Array(missing).fill("0"), ...(tail ?? "").split(":").filter(Boolean)]
		.slice(0, 4)
		.map((group) => Number.parseInt(group, 16).toString(16))
		.join(":");
}
