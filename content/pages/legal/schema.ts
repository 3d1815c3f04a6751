import type { PageSummary } from "../schema.ts";

export type LegalSection = { id: string; title: string; paragraphs: readonly string[] };

export type LegalText = {
	summary: PageSummary;
	heading: string;
	/** `{year}` is filled. */
	updated: string;
	contents: string;
	privacy: { title: string; sections: readonly LegalSection[] };
	terms: { title: string; sections: readonly LegalSection[] };
	rights: { title: string; intro: string; terms: string };
};

/** What the texts name: who is responsible and how to reach them. */
export type LegalFacts = {
	product: string;
	email: string;
	phone: string;
	city: string;
	/** Of the company behind the brand; null while they are not set. */
	legalName: string | null;
	taxNumber: string | null;
	address: string | null;
	/** Whether other companies' tools measure who agrees to it. */
	thirdPartyAnalytics: boolean;
};
