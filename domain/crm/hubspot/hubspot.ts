export type HubspotFormSettings = {
	/** Of the region the account lives in, without a slash at its end. */
	formsUrl: string;
	portalId: string;
	formId: string;
};

export type HubspotContactSettings = {
	apiUrl: string;
	/** Of a private app that may write contacts. */
	token: string;
};
