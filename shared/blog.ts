export const commentStates = ["waiting", "approved", "spam"] as const;
export type CommentState = (typeof commentStates)[number];

export const subscriberStates = ["asked", "confirmed", "cancelled"] as const;
export type SubscriberState = (typeof subscriberStates)[number];
