export const findableKinds = ["leads", "conversations", "clients", "posts"] as const;
export type FindableKind = (typeof findableKinds)[number];
