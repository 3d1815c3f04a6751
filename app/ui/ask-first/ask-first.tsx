import type { ReactNode } from "react";

type Props = {
	/** On the first press, which only opens the rest. */
	what: string;
	/** What the second press does, and to whom. */
	ask: string;
	/** The form of the second press. */
	children: ReactNode;
};

/** What is hard to take back takes two presses, also without JavaScript. */
export function AskFirst({ what, ask, children }: Props) {
	return (
		<details className="ask-first">
			<summary className="button small outline">{what}</summary>
			<p className="small">{ask}</p>
			{children}
		</details>
	);
}
