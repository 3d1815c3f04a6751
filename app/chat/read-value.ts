export type UnknownRecord = Record<string, unknown>;

export function isRecord(value: unknown): value is UnknownRecord {
	return typeof value === "object" && value !== null;
}

// Another backend may be configured: its addresses must not become links that run code.
export function isAddress(url: unknown): url is string {
	return typeof url === "string" && /^(https?:\/\/|\/(?!\/))/.test(url);
}

export function readString(value: unknown): string | null {
	return typeof value === "string" && value ? value : null;
}

export function readList<Item>(list: unknown, read: (item: UnknownRecord) => Item | null): Item[] {
	if (!Array.isArray(list)) return [];
	return list.flatMap((item) => {
		const value = isRecord(item) ? read(item) : null;
		return value === null ? [] : [value];
	});
}
