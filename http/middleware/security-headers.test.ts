import { expect, it } from "vitest";
import { readSettings } from "../../config/env.ts";
import { commonHeaders } from "./security-headers.ts";

const headersOf = (settings: Record<string, string>) => {
	const headers = new Headers(commonHeaders(readSettings(settings)));
	return [headers.get("strict-transport-security"), headers.get("x-robots-tag")];
};
const refused = "noindex, nofollow";

it("lets search engines in at an https address that is no staging host, and begins HSTS with a day", () => {
	const day = "max-age=86400";
	expect(headersOf({})).toEqual([null, refused]);
	expect(headersOf({ PUBLIC_URL: "http://www.brisa.co" })).toEqual([null, refused]);
	expect(headersOf({ PUBLIC_URL: "https://www.brisa.co" })).toEqual([day, null]);
	for (const host of ["staging.brisa.co", "www-staging.brisa.co", "staging-2.brisa.co"])
		expect(headersOf({ PUBLIC_URL: `https://${host}` })).toEqual([day, refused]);
	expect(headersOf({ PUBLIC_URL: "https://upstaging.co" })).toEqual([day, null]);
});

it("tells browsers what HSTS says", () => {
	const longest = "max-age=63072000; includeSubDomains; preload";
	expect(headersOf({ PUBLIC_URL: "https://brisa.co", HSTS: longest })).toEqual([longest, null]);
	expect(() => readSettings({ HSTS: "yes" })).toThrow("HSTS must be like");
});

it("keeps other windows away from a page, and its page from the devices of the visitor", () => {
	const headers = new Headers(commonHeaders(readSettings({})));
	expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
	expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
	for (const device of ["camera", "geolocation", "microphone", "payment", "usb", "browsing-topics"])
		expect(headers.get("permissions-policy")).toContain(`${device}=()`);
});
