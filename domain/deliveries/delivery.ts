/** Everything that may leave the house, and by which kind of message. */
export const deliveryKinds = [
	"sales-notice",
	"proposal-receipt",
	"form-receipt",
	"rights-receipt",
	"rights-notice",
	"rights-answer",
	"password-reset",
	"comment-notice",
	"comment-approved",
	"newsletter-confirm",
	"post-mail",
] as const;

export type DeliveryKind = (typeof deliveryKinds)[number];

export function isDeliveryKind(value: string): value is DeliveryKind {
	return deliveryKinds.some((kind) => kind === value);
}
