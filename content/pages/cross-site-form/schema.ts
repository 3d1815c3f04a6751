/** The page that shows a form which another site sent. */
export type CrossSiteFormText = {
	title: string;
	intro: string;
	/** In place of the lead, where the form cannot be sent again. */
	introToPage: string;
	send: string;
	/** Where nothing of the form can be shown. */
	nothing: string;
	/** Opens the page itself. */
	open: string;
};
