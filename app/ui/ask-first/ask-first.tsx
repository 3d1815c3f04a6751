import type { ReactNode } from "react";

type Props = {
	what: string;
	ask: string;
	children: ReactNode;
};

export function AskFirst({ what, ask, children }: Props) {
	return (
		<details className="ask-first">
			<summary className="button small outline">{what}</summary>
			<p className="small">{ask}</p>
			{children}
		</details>
	);
}
