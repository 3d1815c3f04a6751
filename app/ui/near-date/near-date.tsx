import { type BlankValues, fillBlanks } from "../../../content/fill-blanks.ts";
import type { ShownMoment } from "../../../content/near-moment.ts";

export function NearDate({ at }: { at: ShownMoment }) {
	return (
		<time dateTime={at.iso} title={at.whole}>
			{at.text}
		</time>
	);
}

export type DatedText = { sentence: string; at: ShownMoment; values?: BlankValues };

export function Dated({ sentence, at, values = {} }: DatedText) {
	const [before, after] = sentence.split("{date}").map((part) => fillBlanks(part, values));
	return (
		<>
			{before}
			<NearDate at={at} />
			{after}
		</>
	);
}
