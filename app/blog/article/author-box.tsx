import type { BlogText } from "../../../content/blog/schema.ts";
import { Portrait } from "../../ui/people/person.tsx";
import type { ArticleData } from "./article-data.server.ts";

type Props = { writer: ArticleData["writer"]; words: BlogText["post"]["author"]; product: string };

export function AuthorBox({ writer, words, product }: Props) {
	const { name, image, portrait, bio, linkedIn, path } = writer;
	return (
		<section className="author-box niebla" aria-labelledby="author">
			{image ? (
				<img className="author-face" src={image} alt="" width={64} height={64} loading="lazy" />
			) : portrait ? (
				<Portrait className="author-face author-portrait" name={portrait} />
			) : (
				<span className="author-face ladrillo" aria-hidden="true">
					{initialsOf(name)}
				</span>
			)}
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

function initialsOf(name: string): string {
	const words = name.split(/\s+/).filter(Boolean);
	return [words.at(0), words.length > 1 ? words.at(-1) : ""].map((word) => word?.at(0) ?? "").join("");
}
