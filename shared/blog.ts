export const commentStates = ["waiting", "approved", "spam"] as const;
export type CommentState = (typeof commentStates)[number];

export const commentDecisions = ["approve", "spam", "delete"] as const;
export type CommentDecision = (typeof commentDecisions)[number];

export type PostState = "draft" | "scheduled" | "public";

export type TextProblem = "slug" | "slugTaken" | "tooLong" | "fieldLong" | "tooDeep" | "twin" | "day";
export type FileProblem = "file" | "fileEncoding" | "fileEmpty" | "fileSize";
export type PublishingProblem =
	| Extract<TextProblem, "slugTaken" | "tooDeep">
	| "title"
	| "alt"
	| "linkedIn"
	| "live"
	| "past"
	| "ahead";

export const languageProblems = ["hasTwin", "wasPublic"] as const;
export type LanguageProblem = (typeof languageProblems)[number];

export const requiredParts = ["title", "content", "coverAlt"] as const;
export type RequiredPart = (typeof requiredParts)[number];

export type SubscriberState = "asked" | "confirmed" | "cancelled";
