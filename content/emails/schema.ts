/** Every sentence of the mails, in one language. `{name}` parts are filled when sent. */
export type EmailText = {
	salesNotice: {
		subject: string;
		intro: string;
		nextStep: string;
		proposal: string;
		transcript: string;
		speakers: { user: string; assistant: string };
	};
	proposalReceipt: {
		subject: string;
		greeting: string;
		body: string;
		button: string;
		expires: string;
		reply: string;
		notYou: string;
		privacy: string;
	};
};
