import type { ComponentProps, ReactNode } from "react";
import { ShortForm } from "../form/short-form.tsx";

type Props = { what: string; ask: string };

export function AskFirst({ what, ask, children }: Props & { children: ReactNode }) {
	return (
		<details className="ask-first">
			<summary className="button small quiet">{what}</summary>
			<p className="small">{ask}</p>
			{children}
		</details>
	);
}

export function AskFirstForm({ what, ask, ...form }: Props & ComponentProps<typeof ShortForm>) {
	return (
		<AskFirst what={what} ask={ask}>
			<ShortForm look="small" {...form} />
		</AskFirst>
	);
}
