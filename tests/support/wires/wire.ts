/** How a provider’s models are spoken to over HTTP: what each thing looks like in the body of a stream. */
export type Wire = {
	/** Where its addresses begin. */
	base: string;
	/** What a stream begins with, a piece of its text, and what it ends with when all is said, or all tokens are used up. */
	begin(): string;
	text(piece: string): string;
	/** A piece of what it thinks, of a provider whose models say it. */
	thought?(piece: string): string;
	end(why?: "used-up"): string;
	refusal(message: string): unknown;
};

/** One event of a stream. */
export function event(data: unknown, name?: string): string {
	return `${name ? `event: ${name}\n` : ""}data: ${JSON.stringify(data)}\n\n`;
}
