import type { ReactNode } from "react";

/** The brick answer to a section's question, said by the company. */
export function AnswerBubble({ from, children }: { from: string; children: ReactNode }) {
	return (
		<div className="answer ladrillo">
			<b>{`${from}:`}</b>
			<p>{children}</p>
		</div>
	);
}
