import type { Language } from "./language.ts";

export type DocumentKind = "lead" | "conversation" | "post" | `public-post-${Language}`;

export const findableKinds = ["leads", "conversations", "clients", "posts"] as const;
export type FindableKind = (typeof findableKinds)[number];
