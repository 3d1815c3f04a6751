import { Fragment } from "react";

/** A text whose words with a hyphen stay on one line. */
export function Unbroken({ children }: { children: string }) {
	return children.split(/(\S+-\S+)/).map((part) =>
		part.includes("-") ? (
			<span key={part} className="unbroken">
				{part}
			</span>
		) : (
			part
		),
	);
}

const betweenSentences = /(?<=[.?!]) (?=[¿¡\p{Lu}])/u;

/** A heading whose sentences each begin a line, unless they fit on one. */
export function Sentences({ children }: { children: string }) {
	const sentences = children.split(betweenSentences);
	if (sentences.length === 1) return children;
	return sentences.map((sentence, index) => [
		index > 0 && " ",
		<span key={sentence} className="unbroken">
			{sentence}
		</span>,
	]);
}

/** A text in which a mail address breaks after its @, where its line must break. */
export function BreakAfterAt({ children }: { children: string }) {
	return children.split(/(?<=@)/).map((part, index) => (
		<Fragment key={part}>
			{index > 0 && <wbr />}
			{part}
		</Fragment>
	));
}
