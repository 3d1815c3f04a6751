/** Flags that the browser keeps between pages. The page script reads the first two (page-script.inline.ts). */
export type BrowserFlag =
	| "chat active"
	| "chat cue seen"
	| "chat cue muted"
	| "inbox muted"
	| "inbox notices";

const readKey = "chat read";

export function storedReadCount(): number | null {
	try {
		const stored = localStorage.getItem(readKey);
		return stored === null ? null : Number(stored) || 0;
	} catch {
		return null;
	}
}

export function storeReadCount(answers: number): void {
	try {
		localStorage.setItem(readKey, String(answers));
	} catch {
		// It then holds for this page only.
	}
}

export function readFlag(flag: BrowserFlag): boolean {
	try {
		return localStorage.getItem(flag) === "1";
	} catch {
		return false;
	}
}

export function storeFlag(flag: BrowserFlag, value: boolean): void {
	try {
		if (value) localStorage.setItem(flag, "1");
		else localStorage.removeItem(flag);
	} catch {
		// It then holds for this page only.
	}
}
