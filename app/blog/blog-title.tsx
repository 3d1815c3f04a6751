import { Colon } from "../ui/colon/colon.tsx";

/** The heading of a list, with the brand's colon after the product or else at the end. */
export function BlogTitle({ text, product }: { text: string; product?: string }) {
	const lastWord = /\S+$/;
	const [before, after] = text.split(product ? "{product}" : lastWord);
	return (
		<>
			{!product && before}
			<span className="blog-title-end">
				{/* In one piece, which stays in its place when the font comes late. */}
				{product ? `${before}${product}` : lastWord.exec(text)?.[0]}
				<Colon />
			</span>
			{after}
		</>
	);
}
