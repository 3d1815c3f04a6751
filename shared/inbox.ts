export const inboxFilters = ["waiting", "unread", "live", "mine", "snoozed", "all"] as const;
export type InboxFilter = (typeof inboxFilters)[number];

export const snoozes = ["none", "hour", "tomorrow", "monday"] as const;
export type Snooze = (typeof snoozes)[number];

export type TeamAlertKind = "message" | "snooze-ended" | "assigned";

export type LabelProblem = "labelEmpty" | "labelLong";
