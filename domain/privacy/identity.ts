export type Identity = {
	emails: readonly string[];
	phones: readonly string[];
	mailboxes?: readonly string[];
};
