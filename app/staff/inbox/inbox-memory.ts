/** What this browser keeps of the inbox. */
type InboxFlag = "inbox muted" | "inbox notices";

export function readInboxFlag(flag: InboxFlag): boolean {
	try {
		return localStorage.getItem(flag) === "1";
	} catch {
		return false;
	}
}

export function storeInboxFlag(flag: InboxFlag, value: boolean): void {
	try {
		if (value) localStorage.setItem(flag, "1");
		else localStorage.removeItem(flag);
	} catch {
		// It then holds for this page only.
	}
}
