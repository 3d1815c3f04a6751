export type UnknownRecord = Record<string, unknown>;

export function isRecord(value: unknown): value is UnknownRecord {
	return typeof value === "object" && value !== null;
}

// Another backend may be configured: nothing it says becomes a link that runs.
export function isAddress(url: unknown): url is string {
	return typeof url === "string" && /^(https?:\/\/|\/(?!\/))/.test(url);
}

/** @returns null when it is no text, or an empty one. */
export function readText(value: unknown): string | null {
	return typeof value === "string" && value ? value : null;
}

/** What can be read of a list; what cannot is left out. */
export function readList<Item>(list: unknown, read: (item: UnknownRecord) => Item | null): Item[] {
	if (!Array.isArray(list)) return [];
	return list.flatMap((item) => {
		const found = isRecord(item) ? read(item) : null;
		return found === null ? [] : [found];
	});
}
