/** What search engines and shared links say of a page. */
export type PageSummary = {
	title: string;
	description: string;
	keywords: readonly string[];
};
