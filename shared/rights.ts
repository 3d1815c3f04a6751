export const rightsKinds = ["query", "correction", "deletion", "withdrawal", "complaint"] as const;
export type RightsKind = (typeof rightsKinds)[number];

export const documentTypes = ["cc", "ce", "nit", "passport"] as const;
export type DocumentType = (typeof documentTypes)[number];

/** What was done of what a person asked for their data. */
export const rightsResults = ["done", "partly", "refused"] as const;
export type RightsResult = (typeof rightsResults)[number];
