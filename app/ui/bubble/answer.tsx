import type { ReactNode } from "react";

export function AnswerBubble({ from, children }: { from: string; children: ReactNode }) {
	return (
		<div className="answer ladrillo">
			<b>{`${from}:`}</b>
			<p>{children}</p>
		</div>
	);
}
