import type { BlogRoomsText } from "./schema.ts";

export const en: BlogRoomsText = {
	comments: {
		states: { waiting: "To review", approved: "Published", spam: "Spam" },
		decisions: { approve: "Approve", spam: "It is spam", delete: "Delete" },
		answers: "Answers another comment",
	},
	subscribers: {
		states: { asked: "Not confirmed", confirmed: "Confirmed", cancelled: "Canceled" },
		counts: "{state} ({language}): {count}",
		export: "Download CSV",
	},
};
