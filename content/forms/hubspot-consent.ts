/** Tells whether a consent allows sending the lead to HubSpot, in any past wording. @param version of the wording. */
export function isHubspotConsent(version: string): boolean {
	return version.startsWith("hubspot-");
}
