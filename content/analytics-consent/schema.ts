/** The question whether third-party tools may measure a visit, in one language. */
export type AnalyticsConsentText = {
	title: string;
	question: string;
	more: string;
	accept: string;
	refuse: string;
	/** Shown at the end of the page, after the visitor answered. */
	granted: string;
	denied: string;
	change: string;
};
