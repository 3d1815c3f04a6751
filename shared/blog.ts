export const commentStates = ["waiting", "approved", "spam"] as const;
export type CommentState = (typeof commentStates)[number];

export type SubscriberState = "asked" | "confirmed" | "cancelled";
