import { pathTo } from "../../../content/addresses.ts";
import type { BlogText } from "../../../content/blog/schema.ts";
import type { Language } from "../../../shared/language.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { PostCards } from "../post-cards.tsx";
import type { AroundArticle } from "./article-data.server.ts";

type Props = { around: AroundArticle; text: BlogText; language: Language };

export function Neighbours({ around, text, language }: Props) {
	const { label, previous, next } = text.post.neighbours;
	const { earlier, later } = around;
	const list = pathTo("blog", language);
	return (
		<nav className="row neighbours" aria-label={label}>
			<ButtonLink look="small outline" rel="prev" href={earlier?.path ?? list} title={earlier?.title}>
				<Icon name="arrow" />
				{previous}
			</ButtonLink>
			<ButtonLink look="small outline" rel="next" href={later?.path ?? list} title={later?.title}>
				{next}
				<Icon name="arrow" />
			</ButtonLink>
		</nav>
	);
}

export function Related({ around, text, language }: Props) {
	const { heading, all } = text.post.related;
	if (around.related.length === 0) return null;
	return (
		<section className="section wide related" aria-labelledby="related">
			<h2 id="related">{heading}</h2>
			<PostCards posts={around.related} text={text} heading="h3" />
			<p>
				<ButtonLink look="outline" href={pathTo("blog", language)}>
					{all}
				</ButtonLink>
			</p>
		</section>
	);
}
