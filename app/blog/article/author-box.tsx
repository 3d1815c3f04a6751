import type { BlogText } from "../../../content/blog/schema.ts";
import { AuthorFace } from "../author/face.tsx";
import type { ArticleData } from "./article-data.server.ts";

type Props = { writer: ArticleData["writer"]; words: BlogText["post"]["author"]; product: string };

export function AuthorBox({ writer, words, product }: Props) {
	const { name, image, portrait, bio, linkedIn, path } = writer;
	return (
		<section className="author-box niebla" aria-labelledby="author">
			<AuthorFace {...{ name, image, portrait }} />
			<div>
				<h2 id="author">{name}</h2>
				<p className="quiet">{bio ?? words.bio.replace("{product}", product)}</p>
				<p className="row author-links">
					<a href={path}>{words.more}</a>
					{linkedIn && (
						<a href={linkedIn} rel="noopener">
							{words.linkedIn}
						</a>
					)}
				</p>
			</div>
		</section>
	);
}
