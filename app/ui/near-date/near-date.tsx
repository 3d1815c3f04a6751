import type { ShownMoment } from "../../../content/near-moment.ts";

export function NearDate({ at }: { at: ShownMoment }) {
	return (
		<time dateTime={at.iso} title={at.whole}>
			{at.text}
		</time>
	);
}

export type DatedText = { sentence: string; at: ShownMoment };

export function Dated({ sentence, at }: DatedText) {
	const [before, after] = sentence.split("{date}");
	return (
		<>
			{before}
			<NearDate at={at} />
			{after}
		</>
	);
}
