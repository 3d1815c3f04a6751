import type { BlogEmails } from "./schema.ts";

export const en: BlogEmails = {
	commentNotice: {
		subject: "Comment to review: {title}",
		title: "A comment to review",
		intro: "Somebody commented on an article. It does not appear until a person on the team approves it.",
		facts: { post: "Article", name: "Name", email: "Email", comment: "Comment" },
		where:
			"Approve or delete it in the staff area, under Comments. If you answer this email, it goes to the person who commented.",
	},
	commentApproved: {
		subject: "Your comment is published",
		title: "Your comment is up",
		greeting: "Hi {name},",
		body: "We published your comment on “{title}.” Thank you for writing.",
		button: "See the comment",
		reply: "Would you like to change it, or have it taken down? Reply to this email.",
	},
	newsletterConfirm: {
		subject: "Confirm your subscription to the {product} blog",
		title: "Confirm your subscription",
		body: "Somebody, we hope you, asked to get {product}’s articles at this address. Confirm it here:",
		button: "Confirm my subscription",
		notYou:
			"If it wasn’t you, ignore this message: unless you confirm, we won’t write again. The link lasts 7 days.",
	},
	postMail: {
		subject: "{title}",
		by: "By {author} · {minutes} min read",
		button: "Comment on the blog",
		why: "You get this email because you subscribed to the {product} blog.",
		leave: "Don’t want it anymore? Unsubscribe here: {url}",
	},
};
