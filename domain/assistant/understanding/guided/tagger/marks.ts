/** What a span of a message tells of its writer. */
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

/** What the assistant had asked, as far as it says how a message is meant. */
export const asked = [
	"contact",
	"company",
	"industry",
	"size",
	"budget",
	"timing",
	"need",
	"summary",
] as const;
export type Asked = (typeof asked)[number];

/** How many labels a token may have: 0 is outside, 1 + 2n begins tag n, 2 + 2n goes on with it. */
export const labelCount = 1 + 2 * tags.length;
