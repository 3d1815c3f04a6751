import type { LegalFacts, LegalText } from "./schema.ts";

/** "Brisa Digital S.A.S. (Brisa), tax number 900.123.456-7, based at Calle 1 # 2-3, Bogotá" */
function company({ product, legalName, taxNumber, address, city }: LegalFacts): string {
	const name = legalName ? `${legalName} (${product})` : product;
	const number = taxNumber ? `, tax number (NIT) ${taxNumber}` : "";
	return `${name}${number}, based ${address ? `at ${address}, ` : "in "}${city}, Colombia`;
}

export const en = (facts: LegalFacts): LegalText => ({
	summary: {
		title: `Privacy and terms | ${facts.product}`,
		description:
			"Which data we ask for, what we use it for and how to see, correct or delete it under Colombia’s Law 1581 of 2012. And this site’s terms of use.",
		keywords: ["privacy policy", "Law 1581 of 2012", "personal data Colombia", "terms of use"],
	},
	heading: "Privacy Policy and Terms of Service",
	updated: "Last updated: {year}",
	contents: "On this page",
	privacy: {
		title: "Privacy policy",
		sections: [
			{
				id: "responsable",
				title: "1. Data controller",
				paragraphs: [
					`${company(facts)}, is responsible for the personal data you give us on this site. Reach us at ${facts.email} or ${facts.phone.replaceAll(" ", "\u00a0")}.`,
				],
			},
			{
				id: "marco",
				title: "2. Legal framework",
				paragraphs: [
					"We handle your data under Colombia’s Law 1581 of 2012, Decree 1377 of 2013 and the country’s other data protection rules.",
				],
			},
			{
				id: "datos",
				title: "3. Personal data we collect",
				paragraphs: [
					"What you write: name, email, phone, company and what you tell us in the chat or a form. You can leave blank anything not marked as required.",
					"If you have a client account: your username, a hash of your password (never the password), your second factor if you turn it on, the open sessions with their IP address and the name of the browser or device, when you last opened the portal, and a log of what was done with the account.",
					"If you comment on an article: your name, your email (which is not published) and your comment. If you subscribe to the blog: your email, the language, and when you confirmed or canceled. If you ask us to remember your name and email for commenting, they stay in a cookie of your browser.",
					"When you use the site: we count how often each page is seen, how many people read each article and from which site people come, how often the chat is opened, and what is done in the demos (opening, playing, pausing, resetting, and at which step), without recording who. And how often a form or a message is sent, an event is recorded or a sign-in is tried, along with a hash of the IP address or the username, which is deleted after a day.",
					`We ask for no sensitive data and none about minors. This site uses ${facts.thirdPartyAnalytics ? "the necessary cookies" : "necessary cookies only"}: one for your language, one for your conversation with the assistant (and a second one if you open a conversation here from an emailed link) and, if you enter the portal, those of your session. Your browser also remembers the light or dark theme and how you left the chat, keeps a message you haven’t sent until you close the tab, and if you change the language halfway through a form it takes what you wrote to the other page and keeps it in that tab until you send it or close the tab.`,
					"A video inside an article doesn’t load until you press it. Then it comes from YouTube or Vimeo, which get what your browser tells them (such as your IP address) and may use their own cookies.",
					...(facts.thirdPartyAnalytics
						? [
								"Only if you let us, other companies’ tools (Google, HubSpot) measure your visit with their cookies: we ask first, and you can change your mind at the end of each page.",
							]
						: []),
				],
			},
			{
				id: "usos",
				title: "4. Purpose",
				paragraphs: [
					"We use your data to answer you, prepare your proposal or diagnostic, and follow up on what you asked for. Your account’s data, to let you into the portal, show you which sessions are open and keep everybody else out.",
					"What we count on the site and in the demos helps us improve them, and the hashes keep anybody from flooding the site or guessing passwords. We use them for nothing else.",
					"We don’t sell or rent it. You only get news from us if you subscribe, and you can stop at any time. We keep it for as long as we need it for these purposes or the law requires.",
				],
			},
			{
				id: "derechos",
				title: "5. Your rights",
				paragraphs: [
					"You have the right to see, update and correct your data; have it deleted; revoke your permission; and ask how it was used. You may also complain to Colombia’s Superintendence of Industry and Commerce.",
					"It is free: use the form on this page or write to us. We answer information requests within 10 business days and complaints within 15.",
				],
			},
			{
				id: "seguridad",
				title: "6. Security",
				paragraphs: [
					"Data travels encrypted, only the people who serve you see it, and links to documents expire. Our hosting and email providers process it on our behalf under the same duties.",
				],
			},
		],
	},
	terms: {
		title: "Terms of use",
		sections: [
			{
				id: "aceptacion",
				title: "1. Acceptance",
				paragraphs: ["By using this site you accept these terms. If you disagree, please don’t use it."],
			},
			{
				id: "servicios",
				title: "2. Services",
				paragraphs: [
					"Here you find information about our services, an assistant that answers from what is published on the site, and forms to contact us. The services themselves are set out in a separate contract.",
					"The assistant is a program: its answers and the proposals it prepares are for guidance until a person on our team confirms them in writing.",
				],
			},
			{
				id: "condiciones",
				title: "3. Conditions of use",
				paragraphs: [
					"Use the site to learn about us and get in touch, with your own details, and true ones. Don’t try to harm it, overload it or enter where you have no permission.",
					"The demos are simulations, and the figures describe results of our projects: they don’t guarantee yours.",
				],
			},
			{
				id: "propiedad",
				title: "4. Intellectual property",
				paragraphs: [
					`The texts, images and software on this site belong to ${facts.product} or those who license them to us. Feel free to share links; ask us before copying content.`,
				],
			},
			{
				id: "responsabilidad",
				title: "5. Limitation of liability",
				paragraphs: [
					"We work to keep the site accurate and running, but it may have errors or interruptions. We are liable for harm we cause through negligence or willful misconduct, as far as the law requires.",
				],
			},
			{
				id: "confidencialidad",
				title: "6. Confidentiality",
				paragraphs: [
					"What you tell us about your business stays with us. If you like, we sign a confidentiality agreement before we talk.",
				],
			},
			{
				id: "ley",
				title: "7. Applicable law",
				paragraphs: [
					"These terms are governed by Colombian law, and the courts of Bogotá have jurisdiction. If we change them, we publish it here before it takes effect.",
				],
			},
		],
	},
	rights: {
		title: "Exercise your rights",
		intro:
			"Ask to see, correct or delete your data. We store your request, give you a reference number and answer within the time the law sets.",
		terms: "Information requests: 10 business days at most. Complaints: 15 at most.",
	},
});
