export type BlogEmails = {
	commentNotice: {
		subject: string;
		title: string;
		intro: string;
		facts: { post: string; name: string; email: string; comment: string };
		where: string;
	};
	commentApproved: {
		subject: string;
		title: string;
		greeting: string;
		body: string;
		button: string;
		reply: string;
	};
	newsletterConfirm: { subject: string; title: string; body: string; button: string; notYou: string };
	postMail: { subject: string; by: string; button: string; why: string; leave: string };
};
