export type HubspotFormSettings = {
	formsUrl: string;
	portalId: string;
	formId: string;
};

export type HubspotContactSettings = {
	apiUrl: string;
	token: string;
};
