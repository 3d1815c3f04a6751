import { Fragment } from "react";
import type { Passage, VoiceDemoText } from "../../../../content/pages/products/schema.ts";

type Props = {
	text: VoiceDemoText;
	spokenWords: number;
	understood: boolean;
};

export function VoiceTranscript({ text, spokenWords, understood }: Props) {
	return (
		<p className="transcript cielo">
			<b>{text.customer}:</b>{" "}
			{passagesAt(text.passages, spokenWords).map(({ feels, spoken, unspoken }) => (
				<Fragment key={spoken + unspoken}>
					<span data-feels={understood ? feels : undefined}>
						{spoken}
						{unspoken && (
							<span className="transcript-unspoken" aria-hidden="true">
								{unspoken}
							</span>
						)}
					</span>{" "}
				</Fragment>
			))}
		</p>
	);
}

function passagesAt(passages: readonly Passage[], spokenWords: number) {
	let remaining = spokenWords;
	return passages.map(({ feels, text }) => {
		const all = text.split(" ");
		const spoken = all.slice(0, Math.max(0, remaining));
		remaining -= all.length;
		const laterWords = all.slice(spoken.length);
		return {
			feels,
			spoken: spoken.join(" "),
			unspoken: (spoken.length > 0 && laterWords.length > 0 ? " " : "") + laterWords.join(" "),
		};
	});
}

export function countWords(passages: readonly Passage[]): number {
	return passages.reduce((count, { text }) => count + text.split(" ").length, 0);
}
