/** How a person is identified: addresses in lower case, telephones as E.164. */
export type Identity = {
	emails: readonly string[];
	phones: readonly string[];
	/** Mailboxes of subscriptions, beyond those of the addresses; see contact/mailbox.ts. */
	mailboxes?: readonly string[];
};
