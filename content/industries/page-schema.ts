/** What an industry's own page says beside its short texts, in one language. */
export type IndustryPage = {
	heroTitle: string;
	heroSubtitle: string;
	solutions: readonly { id: string; name: string; description: string; features: readonly string[] }[];
	integrations: readonly { name: string; description: string }[];
	/** The company's claims. `metric` as it is shown: "45 %", "−30 %", "hasta 80 %". */
	kpis: readonly { metric: string; label: string; description: string }[];
	/** SAMPLE CONTENT: the business and its people are invented. */
	caseStudy?: {
		title: string;
		description: string;
		results: readonly string[];
		quote: string;
		author: string;
	};
};
