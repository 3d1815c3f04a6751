/** What a fake model calls before it answers, what it says before that, and the tokens it says it was sent. */
export type Call = { name: string; input: unknown; after?: string; sent?: number };

/** How a provider’s models are spoken to over HTTP: what each thing looks like in the body of a stream. */
export type Wire = {
	/** Where its addresses begin. */
	base: string;
	/** Whether a request brings what a tool answered. */
	answersTool(request: Request): boolean;
	/** What a stream begins with, a piece of its text, and what it ends with when all is said, or all tokens are used up. */
	begin(): string;
	text(piece: string): string;
	/** A piece of what it thinks, of a provider whose models say it. */
	thought?(piece: string): string;
	end(why?: "used-up"): string;
	/** A whole stream that says something, if so, and calls something and waits for what it answers. */
	called(call: Call): string;
	refusal(message: string): unknown;
};

type Request = { messages?: Said[]; contents?: Said[] };
type Said = { role?: string; content?: unknown; parts?: unknown };

/** One event of a stream. */
export function event(data: unknown, name?: string): string {
	return `${name ? `event: ${name}\n` : ""}data: ${JSON.stringify(data)}\n\n`;
}
