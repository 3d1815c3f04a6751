import { Fragment } from "react";
import type { Passage, VoiceDemoText } from "../../../../content/pages/products/schema.ts";

type Props = {
	text: VoiceDemoText;
	words: number;
	understood: boolean;
};

export function VoiceTranscript({ text, words, understood }: Props) {
	return (
		<p className="transcript cielo">
			<b>{text.customer}:</b>{" "}
			{passagesAt(text.passages, words).map(({ feels, said, unsaid }) => (
				<Fragment key={said + unsaid}>
					<span data-feels={understood ? feels : undefined}>
						{said}
						{unsaid && (
							<span className="transcript-unsaid" aria-hidden="true">
								{unsaid}
							</span>
						)}
					</span>{" "}
				</Fragment>
			))}
		</p>
	);
}

function passagesAt(passages: readonly Passage[], words: number) {
	let remaining = words;
	return passages.map(({ feels, text }) => {
		const all = text.split(" ");
		const spokenWords = all.slice(0, Math.max(0, remaining));
		remaining -= all.length;
		const laterWords = all.slice(spokenWords.length);
		return {
			feels,
			said: spokenWords.join(" "),
			unsaid: (spokenWords.length > 0 && laterWords.length > 0 ? " " : "") + laterWords.join(" "),
		};
	});
}

export function countWords(passages: readonly Passage[]): number {
	return passages.reduce((count, { text }) => count + text.split(" ").length, 0);
}
