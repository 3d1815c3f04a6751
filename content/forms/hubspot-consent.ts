/** Whether what somebody agreed to is to be told to HubSpot, in whichever wording of its time. @param version of the wording. */
export function isHubspotConsent(version: string): boolean {
	return version.startsWith("hubspot-");
}
