const browsers = [
	["Edge", /Edg\//],
	["Opera", /OPR\//],
	["Samsung Internet", /SamsungBrowser\//],
	["Chrome", /Chrome\//],
	["Firefox", /Firefox\//],
	["Safari", /Safari\//],
] as const;

const systems = [
	["iPhone", /iPhone/],
	["iPad", /iPad/],
	["Android", /Android/],
	["Windows", /Windows/],
	["Mac", /Macintosh/],
	["Linux", /Linux/],
] as const;

/** Names the browser and the system of a User-Agent header; null for an unknown one. */
export function deviceName(userAgent: string): string | null {
	const nameIn = (list: readonly (readonly [string, RegExp])[]) =>
		list.find(([, pattern]) => pattern.test(userAgent))?.[0];
	return [nameIn(browsers), nameIn(systems)].filter(Boolean).join(", ") || null;
}
