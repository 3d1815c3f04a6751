import type { ReactNode } from "react";
import { InlineStyle } from "../document/inline-style.tsx";
import { Colon } from "../ui/colon/colon.tsx";
import { BackToBlog } from "./back-to-blog.tsx";
import styles from "./blog.css?inline";
import type { Listing } from "./listing.server.ts";
import { NewsletterBlock } from "./newsletter-form.tsx";
import { PostList } from "./post-list.tsx";
import { BlogSidebar } from "./sidebar.tsx";

type Props = {
	list: Listing;
	title: ReactNode;
	intro?: string;
	tools?: ReactNode;
	query?: string;
	/** A category, a tag or an author: some of the articles. */
	isPart?: boolean;
};

export function BlogPage({ list, title, intro, tools, query, isPart }: Props) {
	return (
		<>
			<InlineStyle css={styles} />
			<div className="blog-page wide">
				<header className="blog-opening">
					{isPart && <BackToBlog label={list.text.post.back} language={list.language} />}
					<h1>{title}</h1>
					{intro && <p className="intro">{intro}</p>}
					{tools}
				</header>
				<PostList list={list} query={query} />
				<BlogSidebar list={list} />
			</div>
			<NewsletterBlock text={list.text.newsletter} words={list.words} language={list.language} />
		</>
	);
}

/** The heading of a list, with the brand's colon after the product or else at the end. */
export function BlogTitle({ text, product }: { text: string; product?: string }) {
	const lastWord = /\S+$/;
	const [before, after] = text.split(product ? "{product}" : lastWord);
	return (
		<>
			{!product && before}
			<span className="blog-title-end">
				{/* One box, so that word and colon stay together when the font arrives late. */}
				{product ? `${before}${product}` : lastWord.exec(text)?.[0]}
				<Colon />
			</span>
			{after}
		</>
	);
}
