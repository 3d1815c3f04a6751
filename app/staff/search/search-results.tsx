import type { MouseEventHandler } from "react";
import { Link } from "react-router";
import type { SearchView } from "./search-view.server.ts";

type Props = Pick<SearchView, "text" | "groups"> & { onPress?: MouseEventHandler };

export function SearchResults({ text, groups, onPress }: Props) {
	return groups.map(({ label, items, more }) => (
		<section key={label} className="search-group" aria-label={label}>
			<h2>{label}</h2>
			<ul>
				{items.map(({ path, label, detail, lang, reloads, isSent }) => (
					<li key={path}>
						{isSent ? (
							<form method="post" action={path}>
								<button type="submit" className="search-item">
									<b>{label}</b>
								</button>
							</form>
						) : (
							<Link className="search-item" to={path} reloadDocument={reloads} onClick={onPress}>
								<b>{label}</b> <span lang={lang}>{detail}</span>
							</Link>
						)}
					</li>
				))}
			</ul>
			{more && (
				<Link className="search-item" to={more} aria-label={`${text.more}, ${label}`} onClick={onPress}>
					{text.more}
				</Link>
			)}
		</section>
	));
}
