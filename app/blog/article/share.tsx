import type { BlogText } from "../../../content/blog/schema.ts";
import { Island } from "../../islands/island.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { CopyLink } from "./copy-link.tsx";

type Props = { words: BlogText["post"]["share"]; url: string; title: string };

/** Plain links to sharing sites: nothing is loaded from them. */
export function Share({ words, url, title }: Props) {
	const at = encodeURIComponent(url);
	const places = [
		["facebook", words.facebook, `https://www.facebook.com/sharer/sharer.php?u=${at}`],
		[
			"twitter",
			words.twitter,
			`https://twitter.com/intent/tweet?url=${at}&text=${encodeURIComponent(title)}`,
		],
		["linkedIn", words.linkedIn, `https://www.linkedin.com/sharing/share-offsite/?url=${at}`],
	] as const;
	return (
		<aside className="share" aria-labelledby="share">
			<h2 id="share">{words.heading}</h2>
			<ul className="row share-places">
				{places.map(([icon, label, href]) => (
					<li key={icon}>
						<a className="share-place" href={href} target="_blank" rel="noopener" aria-label={label}>
							<Icon name={icon} />
						</a>
					</li>
				))}
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
