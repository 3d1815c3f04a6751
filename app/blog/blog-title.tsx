import { Colon } from "../ui/colon/colon.tsx";

/** The heading of a list, with the brand's colon after the product or else at the end. */
export function BlogTitle({ text, product }: { text: string; product?: string }) {
	const lastWord = /\S+$/;
	const [before, after] = text.split(product ? "{product}" : lastWord);
	return (
		<>
			{before}
			<span className="blog-title-end">
				{product ?? lastWord.exec(text)?.[0]}
				<Colon />
			</span>
			{after}
		</>
	);
}
