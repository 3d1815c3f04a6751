import {
	type DeliveryKind,
	type Destination,
	deliveryKinds,
	destinations,
	type LeadDestination,
} from "../../shared/delivery.ts";

/** Tells whether a stored text is still a kind of delivery. */
export function isDeliveryKind(value: string): value is DeliveryKind {
	return deliveryKinds.some((kind) => kind === value);
}

/** Tells whether a stored text is still a destination. */
export function isDestination(value: string): value is Destination {
	return destinations.some((destination) => destination === value);
}

/** Returns the destination of a kind of delivery; each destination has its own queue. */
export function destinationOf(kind: DeliveryKind): Destination {
	return destinations.find((destination) => destination === kind) ?? "mail";
}

/** The payload of a delivery that says that a lead's consent was revoked. The stored word is older than the name. */
export const revocation = { about: "withdrawal" } as const;

/** Tells whether a delivery's payload says that consent was revoked. */
export function isRevocation({ about }: Record<string, string>): boolean {
	return about === revocation.about;
}

/** The payload of a delivery that says that consent was given again. */
export const renewal = { about: "renewal" } as const;

/** Tells whether a delivery's payload says that consent was given again. */
export function isRenewal({ about }: Record<string, string>): boolean {
	return about === renewal.about;
}

/** Tells whether leads are sent to HubSpot, which needs a consent of its own. */
export function sendsToHubspot(configured: readonly LeadDestination[]): boolean {
	return configured.includes("hubspot-form") || configured.includes("hubspot-contact");
}
