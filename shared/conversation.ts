export const messageRoles = ["user", "assistant"] as const;
export type MessageRole = (typeof messageRoles)[number];

export const messageWriters = ["visitor", "assistant", "colleague"] as const;
export type MessageWriter = (typeof messageWriters)[number];

export function writerOf({ role, person }: { role: string | null; person?: string }): MessageWriter {
	return role === "user" ? "visitor" : person ? "colleague" : "assistant";
}

export type TranscriptMessage = { role: MessageRole; content: string };

export const messageStatuses = ["pending", "answering", "answered", "stopped", "for-a-person"] as const;
export type MessageStatus = (typeof messageStatuses)[number];

export const mailedContents = ["link", "transcript"] as const;
export type MailedContent = (typeof mailedContents)[number];

export const inboxFilters = ["waiting", "unread", "live", "mine", "snoozed", "all"] as const;
export type InboxFilter = (typeof inboxFilters)[number];

export const snoozes = ["none", "hour", "tomorrow", "monday"] as const;
export type Snooze = (typeof snoozes)[number];

export type TeamAlertKind = "message" | "snooze-ended" | "assigned";

export type LabelProblem = "labelEmpty" | "labelLong";

export type LikelyRequest = "person" | "erase-data" | "stop-contact";
