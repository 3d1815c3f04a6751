import type { ReactNode } from "react";

export function Bubble({
	from,
	side,
	colour,
	lang,
	children,
}: {
	from: string;
	side: "asks" | "answers";
	colour: string;
	/** Of its text, where the page speaks another language. */
	lang?: string | undefined;
	children: string;
}) {
	return (
		<p className={`bubble ${side} ${colour}`}>
			<b>{`${from}:`}</b> {lang ? <span lang={lang}>{children}</span> : children}
		</p>
	);
}

export function AnswerBubble({ from, children }: { from: string; children: ReactNode }) {
	return (
		<div className="answer ladrillo">
			<b>{`${from}:`}</b>
			<p>{children}</p>
		</div>
	);
}
