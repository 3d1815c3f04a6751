import type { PasswordLinkReason, SecurityChange } from "../../../shared/account.ts";
import type { DeliveryKind, DeliveryState, Destination } from "../../../shared/delivery.ts";

type ConsultationReader = "visitor" | "sales";

export type DeliveriesText = {
	deliveries: {
		lead: string;
		all: string;
		/** "held" is what waits on purpose, "saved" a mail that left for the disk, where no mail server was. */
		states: Record<DeliveryState | "held" | "saved", string>;
		noMailServer: string;
		/** When what waits leaves or is tried again; `{date}` is filled. */
		next: Record<"held" | "waiting", string>;
		/** Where things go. */
		destinations: Record<Destination, string>;
		/** How a destination stands; `{…}` parts are filled. */
		queue: Record<
			| "idle"
			| "waiting"
			| "oldest"
			| "held"
			| "needless"
			| "dead"
			| "paused"
			| "unset"
			| "retryAll"
			| "title",
			string
		>;
		/** Why something did not leave, by the code it is kept with; "unknown" stands for all others. */
		reasons: Record<string, string>;
		/** The same, by what the receiver answered: a status, or its kind like "5xx". */
		answers: Record<string, string>;
		kinds: Record<DeliveryKind, string>;
		/** In the place of their kind, for mails of one kind that say different things. */
		variants: {
			"audit-session": Record<
				ConsultationReader | `${ConsultationReader}-${"set" | "moved" | "cancelled"}`,
				string
			>;
			"password-reset": Record<PasswordLinkReason, string>;
			"sign-in-notice": Record<
				"new-device" | "passkey-new-device" | "locked" | "code-locked" | SecurityChange,
				string
			>;
		};
		/** Of one that tells another system of it. */
		revocation: string;
		/** To whom a mail goes; `{name}` is filled. */
		to: string;
		from: string;
		/** `{count}` is filled. */
		attempts: string;
		retry: string;
	};
};
