/** What a span of a message tells about its writer. */
export const tags = [
	"name",
	"company",
	"business",
	"size",
	"need",
	"budget",
	"timing",
	"email",
	"phone",
] as const;
export type Tag = (typeof tags)[number];

/** The assistant's last question, as far as it helps to understand the answer. */
export const lastQuestions = [
	"contact",
	"company",
	"industry",
	"size",
	"budget",
	"timing",
	"need",
	"summary",
] as const;
export type LastQuestion = (typeof lastQuestions)[number];

/** The number of labels: 0 is outside, 1 + 2n begins tag n, 2 + 2n continues it. */
export const labelCount = 1 + 2 * tags.length;
