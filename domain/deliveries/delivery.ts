/** The kinds of mails that are sent. */
export const mailKinds = [
	"sales-notice",
	"proposal-receipt",
	"form-receipt",
	"audit-session",
	"withdrawal-notice",
	"rights-receipt",
	"rights-notice",
	"rights-answer",
	"password-reset",
	"comment-notice",
	"comment-approved",
	"newsletter-confirm",
	"post-mail",
	"conversation-link",
	"conversation-transcript",
] as const;

/** Where leads are sent besides mail, each only when its settings are there. */
export const leadDestinations = ["odoo", "hubspot-form", "hubspot-contact", "webhook"] as const;

/** The kinds of messages sent to the outside. */
export const deliveryKinds = [...mailKinds, "erasure", ...leadDestinations] as const;

/** Where they are sent. Each has its own queue and breaker, so that one that is down delays no other. */
export const destinations = ["mail", "erasure", ...leadDestinations] as const;

export type MailKind = (typeof mailKinds)[number];
export type LeadDestination = (typeof leadDestinations)[number];
export type DeliveryKind = (typeof deliveryKinds)[number];
export type Destination = (typeof destinations)[number];

/** Whether a stored text is a kind of message we still know. */
export function isDeliveryKind(value: string): value is DeliveryKind {
	return deliveryKinds.some((kind) => kind === value);
}

/** Whether a stored text is a destination we still know. */
export function isDestination(value: string): value is Destination {
	return destinations.some((destination) => destination === value);
}

/** The queue a message waits in. */
export function destinationOf(kind: DeliveryKind): Destination {
	return destinations.find((destination) => destination === kind) ?? "mail";
}

/** What a lead's destination is told when its consent was taken back. */
export const withdrawal = { about: "withdrawal" } as const;

/** Whether a message tells that consent was taken back. @param payload of a delivery. */
export function isWithdrawal({ about }: Record<string, string>): boolean {
	return about === withdrawal.about;
}

/** What a lead's destination is told when its consent was given again. */
export const renewal = { about: "renewal" } as const;

/** Whether a message tells that consent was given again. @param payload of a delivery. */
export function isRenewal({ about }: Record<string, string>): boolean {
	return about === renewal.about;
}

/** Whether leads are told to HubSpot, of which each person is asked. */
export function tellsHubspot(told: readonly LeadDestination[]): boolean {
	return told.includes("hubspot-form") || told.includes("hubspot-contact");
}
