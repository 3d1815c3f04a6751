/** What the browser remembers of the chat between pages. The page script reads the first two (see page-script.inline.ts). */
export type ChatFlag = "chat active" | "chat cue seen" | "chat cue muted";

const readKey = "chat read";

/** How many answers of the conversation the visitor has seen; null when that is not known. */
export function readSoFar(): number | null {
	try {
		const kept = localStorage.getItem(readKey);
		return kept === null ? null : Number(kept) || 0;
	} catch {
		return null;
	}
}

export function rememberRead(answers: number): void {
	try {
		localStorage.setItem(readKey, String(answers));
	} catch {
		// It then holds for this page only.
	}
}

/** Storage may be forbidden: then nothing was ever remembered. */
export function recalls(flag: ChatFlag): boolean {
	try {
		return localStorage.getItem(flag) === "1";
	} catch {
		return false;
	}
}

export function remember(flag: ChatFlag, value: boolean): void {
	try {
		if (value) localStorage.setItem(flag, "1");
		else localStorage.removeItem(flag);
	} catch {
		// It then holds for this page only.
	}
}
