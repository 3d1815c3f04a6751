/** Every sentence of the rooms where the blog is written and moderated, in one language. `{…}` parts are filled. */
export type BlogRoomsText = {
	comments: {
		states: Record<"waiting" | "approved" | "spam", string>;
		decisions: Record<"approve" | "spam" | "delete", string>;
		/** What it answers. */
		answers: string;
	};
	subscribers: {
		states: Record<"asked" | "confirmed" | "cancelled", string>;
		counts: string;
		export: string;
	};
};
