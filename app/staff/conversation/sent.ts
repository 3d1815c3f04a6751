/** What became of a form; `draft` is what was not stored. */
export type Sent = {
	draft: string;
	why: "empty" | "lost" | "noteLong" | "outrun" | "unsent" | null;
	audience: "answer" | "note";
};

/** The fetcher of all forms that say who has a conversation: what became of one is said in one place. */
export const attendanceOf = (conversation: string) => ({ key: `attendance of ${conversation}` });
