import { createHash } from "node:crypto";
import { createContext } from "react-router";

export type IslandPropsCache = {
	put(page: string, data: string): string;
	find(hash: string): string | undefined;
	holds(page: string): boolean;
};

/** Set for a request whose page may be shared; null when the props must travel inside the page. */
export const islandPropsContext = createContext<IslandPropsCache | null>(null);

export const islandPropsPath = "/handoff";
const most = 2_000;

export function createIslandPropsCache(): IslandPropsCache {
	const dataByHash = new Map<string, string>();
	const newestHash = new Map<string, string>();
	return {
		put(page, data) {
			const hash = createHash("sha256").update(data).digest("base64url").slice(0, 22);
			keepNewest(dataByHash, hash, data);
			keepNewest(newestHash, page, hash);
			return `${islandPropsPath}/${hash}?of=${encodeURIComponent(page)}`;
		},
		find: (hash) => dataByHash.get(hash),
		holds: (page) => dataByHash.has(newestHash.get(page) ?? ""),
	};
}

function keepNewest(entries: Map<string, string>, key: string, value: string): void {
	entries.delete(key);
	entries.set(key, value);
	const [oldest] = entries.keys();
	if (entries.size > most && oldest !== undefined) entries.delete(oldest);
}
