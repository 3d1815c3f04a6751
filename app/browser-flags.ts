/** Flags that the browser keeps between pages. The page script reads the first two (page-script.inline.ts). */
type BrowserFlag = "chat active" | "chat cue seen" | "chat cue muted" | "inbox muted" | "inbox notices";

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
