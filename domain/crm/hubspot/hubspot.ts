export type HubspotFormSettings = {
	/** The forms address of the account's region, without a trailing slash. */
	formsUrl: string;
	portalId: string;
	formId: string;
};

export type HubspotContactSettings = {
	apiUrl: string;
	/** The token of a private app that may write contacts. */
	token: string;
};
