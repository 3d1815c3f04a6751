import { createContext, use } from "react";
import { submissionKeyName } from "../../forms/submission-key.ts";

/** The submission key of this page's forms; null on pages cached for all visitors. */
export const SubmissionKeyContext = createContext<string | null>(null);

export function SubmissionKeyInput() {
	const submissionKey = use(SubmissionKeyContext);
	return submissionKey && <input type="hidden" name={submissionKeyName} value={submissionKey} />;
}
