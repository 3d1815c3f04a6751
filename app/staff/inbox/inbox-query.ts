/** What the list shows, kept in the address: filter, label and search. */
export function inboxQuery(parts: { filter?: string; label?: string; q?: string; before?: string }): string {
	const query = new URLSearchParams(
		Object.entries(parts).filter((part): part is [string, string] => Boolean(part[1])),
	);
	return query.size > 0 ? `?${query}` : "";
}
