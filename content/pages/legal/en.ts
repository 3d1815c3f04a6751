import type { LegalFacts, LegalText } from "./schema.ts";

export const en = ({ product, email, phone, city }: LegalFacts): LegalText => ({
	summary: {
		title: `Privacy and terms | ${product}`,
		description:
			"Which data we ask for, what we use it for and how to see, correct or delete it under Colombia's Law 1581 of 2012. And this site's terms of use.",
		keywords: ["privacy policy", "Law 1581 of 2012", "personal data Colombia", "terms of use"],
	},
	heading: "Privacy and terms, in plain words.",
	updated: "Last updated: {year}",
	contents: "On this page",
	privacy: {
		title: "Privacy policy",
		sections: [
			{
				id: "responsable",
				title: "1. Who is responsible for your data",
				paragraphs: [
					`${product}, based in ${city}, Colombia, is responsible for the personal data you give on this site. Reach us at ${email} or ${phone}.`,
				],
			},
			{
				id: "datos",
				title: "2. Which data we ask for",
				paragraphs: [
					"Only what you write: name, email, phone, company and what you tell us in the chat or a form. Phone, company and message are optional.",
					"We ask for no sensitive data and none about minors. If you send some by mistake, tell us and we'll delete it.",
				],
			},
			{
				id: "usos",
				title: "3. What we use it for",
				paragraphs: [
					"To answer you, prepare your proposal or diagnostic, and follow up on what you asked for. Nothing else.",
					"We don't sell or rent data. You only get news from us if you subscribe, and you can stop at any time.",
				],
			},
			{
				id: "derechos",
				title: "4. Your rights",
				paragraphs: [
					"Under Law 1581 of 2012 you may see, update and correct your data; ask for proof of your permission; know how it was used; withdraw your permission or have the data deleted; and complain to Colombia's Superintendence of Industry and Commerce.",
					"It is free: use the form on this page or write to us. We answer queries within 10 business days and claims within 15.",
				],
			},
			{
				id: "seguridad",
				title: "5. How we look after it",
				paragraphs: [
					"It is encrypted in transit, open only to the people who serve you, and links to documents expire. Our hosting and email providers process it on our behalf under the same duties.",
				],
			},
			{
				id: "vigencia",
				title: "6. How long we keep it, and cookies",
				paragraphs: [
					"For as long as we work together and as long as the law requires. After that we delete it.",
					"This site uses necessary cookies only: one for your language and one for your conversation with the assistant. No advertising cookies.",
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
				paragraphs: ["By using this site you accept these terms. If you disagree, please don't use it."],
			},
			{
				id: "servicios",
				title: "2. What we offer here",
				paragraphs: [
					"Information about our services, an assistant that answers from what is published on the site, and forms to contact us. The services themselves are agreed in a separate contract.",
				],
			},
			{
				id: "asistente",
				title: "3. The assistant and proposals",
				paragraphs: [
					"The assistant is a program. Its answers and the proposals it prepares are for guidance: they set no price or date until a person on our team confirms them in writing.",
				],
			},
			{
				id: "demos",
				title: "4. Demos and figures",
				paragraphs: [
					"The demos are simulations. The figures on this site describe results of our projects and don't guarantee yours.",
				],
			},
			{
				id: "propiedad",
				title: "5. Intellectual property",
				paragraphs: [
					`The texts, drawings and programs on this site belong to ${product} or those who license them to us. Feel free to share links; ask us before copying content.`,
				],
			},
			{
				id: "responsabilidad",
				title: "6. Liability",
				paragraphs: [
					"We work to keep the site running and accurate, but it may have interruptions or errors. We answer for harm we cause through fault or intent, as far as the law requires.",
				],
			},
			{
				id: "ley",
				title: "7. Law and changes",
				paragraphs: [
					"These terms are governed by Colombian law and the courts of Bogotá. If we change them, we publish it here before it takes effect.",
				],
			},
		],
	},
	rights: {
		title: "Exercise your rights",
		lead: "Ask to see, correct or delete your data. We store your request, give you a reference and answer within the time the law sets.",
		terms: "Queries: 10 business days at most. Claims: 15 at most.",
	},
});
