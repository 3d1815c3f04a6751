/** What was done of what a person asked for their data. */
export const rightsResults = ["done", "partly", "refused"] as const;
export type RightsResult = (typeof rightsResults)[number];
