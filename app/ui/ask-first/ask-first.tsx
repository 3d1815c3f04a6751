import type { ComponentProps, ReactNode } from "react";
import { type BlankValues, fillBlanks } from "../../../content/fill-blanks.ts";
import type { AskFirstWords } from "../../../content/forms/schema.ts";
import { ShortForm } from "../form/short-form.tsx";

type Props = { words: Omit<AskFirstWords, "send">; blanks?: BlankValues; children: ReactNode };

export function AskFirst({ words: { what, ask }, blanks = {}, children }: Props) {
	return (
		<details className="ask-first">
			<summary className="button small quiet">{what}</summary>
			<p className="small">{fillBlanks(ask, blanks)}</p>
			{children}
		</details>
	);
}

type FormProps = Omit<ComponentProps<typeof ShortForm>, "send"> & {
	words: AskFirstWords;
	blanks?: BlankValues;
};

export function AskFirstForm({ words, blanks, ...form }: FormProps) {
	return (
		<AskFirst words={words} blanks={blanks}>
			<ShortForm look="small" send={words.send} {...form} />
		</AskFirst>
	);
}
