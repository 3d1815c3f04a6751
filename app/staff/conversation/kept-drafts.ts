/** What is typed in each conversation while another one is open. It is gone with the page. */
const drafts = new Map<string, string>();

export function keptDraft(conversation: string): string {
	return drafts.get(conversation) ?? "";
}

export function keepDraft(conversation: string, text: string): void {
	if (text) drafts.set(conversation, text);
	else drafts.delete(conversation);
}
