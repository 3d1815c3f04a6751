/** What a screen says after a change, by the change. "unmailed": where no mail server is. */
export type DoneText = {
	done: {
		lead: Record<
			| "note"
			| "owner"
			| "no-owner"
			| "client"
			| "no-client"
			| "proposal"
			| "contacted"
			| "postponed"
			| "crm"
			| "own-crm"
			| "revoke-proposal"
			| "revoke-consent"
			| "consultation"
			| "consultation-unmailed"
			| "consultation-cancel"
			| "consultation-cancel-unmailed",
			string
		>;
		client: Record<
			| "add-project"
			| "save-project"
			| "add-milestone"
			| "milestone-done"
			| "milestone-undone"
			| "add-update"
			| "add-demo"
			| "remove-demo"
			| "add-report"
			| "remove-report",
			string
		>;
		cannedReplies: Record<"save" | "remove", string>;
		accounts: Record<
			"add" | "reset" | "disable" | "enable" | "invite" | "resend" | "revoke" | "left",
			string
		>;
		colleague: Record<"roles" | "email" | "email-unmailed" | "reset" | "enable", string>;
		apiKeys: Record<"revoke", string>;
		deliveries: Record<"retry", string>;
		rights: Record<"answer" | "answer-unmailed", string>;
		unknownQuestions: Record<"removed", string>;
	};
};
