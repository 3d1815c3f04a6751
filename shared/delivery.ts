const mailKinds = [
	"sales-notice",
	"proposal-receipt",
	"form-receipt",
	"audit-session",
	"withdrawal-notice",
	"rights-receipt",
	"rights-notice",
	"rights-answer",
	"password-reset",
	"sign-in-notice",
	"invitation",
	"email-change",
	"email-changed",
	"comment-notice",
	"comment-approved",
	"newsletter-confirm",
	"post-mail",
	"conversation-link",
	"conversation-transcript",
] as const;
export type MailKind = (typeof mailKinds)[number];

export const consultationReaders = ["visitor", "sales"] as const;
export type ConsultationReader = (typeof consultationReaders)[number];
export type ConsultationChange = "set" | "moved" | "cancelled";

/** What took a mail: a mail server, or the disk where none is set up. */
export type MailerKind = "smtp" | "file";

/** Where leads are sent besides mail, each only when it is configured. */
const leadDestinations = ["odoo", "hubspot-form", "hubspot-contact", "webhook"] as const;
export type LeadDestination = (typeof leadDestinations)[number];

export const deliveryKinds = [...mailKinds, "erasure", ...leadDestinations] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

/** Where deliveries are sent. Each has its own queue and circuit breaker, so one that is down delays no other. */
export const destinations = ["mail", "erasure", ...leadDestinations] as const;
export type Destination = (typeof destinations)[number];

const deliveryStates = ["waiting", "sending", "sent", "needless", "dead"] as const;
export type DeliveryState = (typeof deliveryStates)[number];
