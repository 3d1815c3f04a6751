import type { ReactNode } from "react";
import { InlineStyle } from "../document/inline-style.tsx";
import styles from "./blog.css?inline";
import type { Listing } from "./listing.server.ts";
import { NewsletterBlock } from "./newsletter-block.tsx";
import { PostList } from "./post-list.tsx";
import { BlogSidebar } from "./sidebar.tsx";

type Props = {
	list: Listing;
	title: ReactNode;
	intro?: string;
	tools?: ReactNode;
	query?: string;
};

export function BlogPage({ list, title, intro, tools, query }: Props) {
	return (
		<>
			<InlineStyle css={styles} />
			<div className="blog-page wide">
				<header className="blog-opening">
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
