import { expect, it } from "vitest";
import { preferredEncoding } from "./accept-encoding.ts";

it.each([
	[undefined, "identity"],
	["", "identity"],
	["gzip, deflate, br, zstd", "br"],
	["gzip", "gzip"],
	["gzip, br;q=0", "gzip"],
	["gzip, br;q=0.0", "gzip"],
	["gzip , br ; q=0.000", "gzip"],
	["br;q=0.5, gzip;q=0.8", "gzip"],
	["GZIP, BR;Q=0", "gzip"],
	["Br", "br"],
	["*", "br"],
	["br;q=0, *", "gzip"],
	["*;q=0", "identity"],
	["identity", "identity"],
	["identity, br;q=0.5", "identity"],
	["identity;q=0, gzip", "gzip"],
	["identity;q=0, *;q=0", "identity"],
	["zstd, xbr, br-next", "identity"],
])("%s gets %s", (header, encoding) => {
	expect(preferredEncoding(header, ["br", "gzip"])).toBe(encoding);
});

it("leaves the choice between equally welcome encodings to the server", () => {
	expect(preferredEncoding("gzip, br", ["gzip", "br"])).toBe("gzip");
	expect(preferredEncoding("gzip;q=0.9, br", ["gzip", "br"])).toBe("br");
});
