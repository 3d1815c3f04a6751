import type { ProductId } from "../products/list.ts";
import type { ClaimId } from "./claims.ts";
import type { ThemeId } from "./themes.ts";

type Four<Item> = readonly [Item, Item, Item, Item];
type Three<Item> = readonly [Item, Item, Item];

/** Every word of the proposal that is not the visitor's or a product's own. */
export type ProposalText = {
	document: { title(party: string): string; subject(product: string): string };
	/** Who the proposal is for when neither company nor name is known. */
	yourBusiness: string;
	toConfirm: string;
	/** Opens the page in each reader's bookmarks and the header of each page. */
	pageOf(page: number, pages: number): string;
	reference(number: string, version: number): string;
	cover: {
		kicker: string;
		preparedFor: string;
		issued: string;
		validUntil: string;
		number: string;
	};
	understood: {
		heading: string;
		saidBy(name: string): string;
		visitor: string;
		noNeed: string;
		facts: {
			name: string;
			company: string;
			industry: string;
			companySize: string;
			budget: string;
			timing: string;
		};
		otherIndustry: string;
		/** When the need surely asks for the product. */
		answer(product: string): string;
		/** When it is not sure that one of our products is for it. */
		openAnswer: string;
		answerWithoutNeed: string;
		helps: string;
	};
	/** What a product is, for a reader of any trade that it may be recommended to. */
	products: Record<ProductId, string>;
	/** What a product helps with: by what the need is about, else in general. Neither says what the visitor said. */
	reasons: {
		byTheme: Record<ThemeId, string>;
		general: Record<ProductId, string>;
	};
	approach: {
		heading: string;
		intro: string;
		youGet: string;
		steps: Four<{ name: string; what: string; youGet: string }>;
		timeline: {
			title: string;
			before: string;
			weeks: Four<string>;
			live: string;
			after: string;
			note: string;
		};
	};
	figures: {
		heading: string;
		notice(product: string): string;
		upTo: string;
		before: string;
		after: string;
		waitBefore: string;
		waitAfter: string;
		claims: Record<ClaimId, { label: string; detail: string }>;
		facts: Three<{ figure: string; label: string }>;
		/** With the space before it that the language asks for. */
		percentSign: string;
	};
	next: {
		heading: string;
		intro: string;
		steps: Three<{ name: string; what: string }>;
		invitation: string;
		book: string;
		write: string;
		call: string;
		smallPrint: {
			validity(date: string): string;
			scope: string;
			data(product: string): string;
			dataLink: string;
		};
	};
};
