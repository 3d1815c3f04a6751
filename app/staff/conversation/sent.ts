/** What became of a message or a note that was sent; `draft` is what was not stored. */
export type Sent = {
	draft: string;
	why: "empty" | "lost" | "noteLong" | "unsent" | null;
	audience: "answer" | "note";
};
