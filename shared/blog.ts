export const commentStates = ["waiting", "approved", "spam"] as const;
export type CommentState = (typeof commentStates)[number];

export const commentDecisions = ["approve", "spam", "delete"] as const;
export type CommentDecision = (typeof commentDecisions)[number];

export type SubscriberState = "asked" | "confirmed" | "cancelled";
