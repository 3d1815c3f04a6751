/** The states of a project, as its client sees them. */
export const projectStatuses = ["planned", "active", "waiting", "done"] as const;
export type ProjectStatus = (typeof projectStatuses)[number];
