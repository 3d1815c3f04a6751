import { Fragment } from "react";
import type { Passage, VoiceDemoText } from "../../../../content/pages/products/schema.ts";

type Props = {
	text: VoiceDemoText;
	/** How many words have come. */
	words: number;
	/** What was liked and what was not is marked once it has been understood. */
	understood: boolean;
};

/** The customer's words, one by one; those still to come keep their place. */
export function Transcript({ text, words, understood }: Props) {
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

/** Each passage cut where the transcription stands. */
function passagesAt(passages: readonly Passage[], words: number) {
	let left = words;
	return passages.map(({ feels, text }) => {
		const all = text.split(" ");
		const said = all.slice(0, Math.max(0, left));
		left -= all.length;
		const unsaid = all.slice(said.length);
		return {
			feels,
			said: said.join(" "),
			unsaid: (said.length > 0 && unsaid.length > 0 ? " " : "") + unsaid.join(" "),
		};
	});
}

/** @returns how many words a voice note has. */
export function countWords(passages: readonly Passage[]): number {
	return passages.reduce((count, { text }) => count + text.split(" ").length, 0);
}
