import { createHash } from "node:crypto";
import { createContext } from "react-router";

/** Where the props of a page's islands wait until its reader reaches for one. */
export type HandoffShelf = {
	/** @param page its address. @returns the address under which the data is given out. */
	put(page: string, data: string): string;
	find(hash: string): string | undefined;
};

/** Set for a request whose page may be shared; null when the props must travel inside the page. */
export const shelfContext = createContext<HandoffShelf | null>(null);

export const shelfPath = "/handoff";
const most = 2_000;

export function createHandoffShelf(): HandoffShelf {
	const shelf = new Map<string, string>();
	return {
		put(page, data) {
			const hash = createHash("sha256").update(data).digest("base64url").slice(0, 22);
			if (shelf.size >= most) shelf.clear();
			shelf.set(hash, data);
			return `${shelfPath}/${hash}?of=${encodeURIComponent(page)}`;
		},
		find: (hash) => shelf.get(hash),
	};
}
