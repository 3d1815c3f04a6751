import type { BlogText } from "../../../content/blog/schema.ts";
import { Island } from "../../islands/island.tsx";
import { CopyLink } from "./copy-link.tsx";

type Props = { words: BlogText["post"]["share"]; url: string; title: string };

/** Plain links to sharing sites and to the reader's mail: nothing is loaded from them. */
export function Share({ words, url, title }: Props) {
	const [at, about, both] = [url, title, `${title} ${url}`].map(encodeURIComponent);
	const places = [
		["WhatsApp", words.whatsApp, `https://wa.me/?text=${both}`],
		["Facebook", words.facebook, `https://www.facebook.com/sharer/sharer.php?u=${at}`],
		["Twitter", words.twitter, `https://twitter.com/intent/tweet?url=${at}&text=${about}`],
		["LinkedIn", words.linkedIn, `https://www.linkedin.com/sharing/share-offsite/?url=${at}`],
	] as const;
	return (
		<aside className="share" aria-labelledby="share">
			<h2 id="share">{words.heading}</h2>
			<ul className="row share-places">
				{places.map(([name, label, href]) => (
					<li key={name}>
						<a className="tag" href={href} target="_blank" rel="noopener" aria-label={label}>
							{name}
						</a>
					</li>
				))}
				<li>
					<a className="tag" href={`mailto:?subject=${about}&body=${at}`} aria-label={words.mail}>
						{words.mailShort}
					</a>
				</li>
				<li>
					<Island
						name="copy-link"
						of={CopyLink}
						props={{ label: words.copy, copied: words.copied, failed: words.copyFailed, url }}
					/>
				</li>
			</ul>
		</aside>
	);
}
