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
