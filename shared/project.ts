export const projectStatuses = ["planned", "active", "waiting", "done"] as const;
export type ProjectStatus = (typeof projectStatuses)[number];
