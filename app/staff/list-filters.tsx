import { RouteLink } from "../rooms/route-link.tsx";

type Props = {
	label: string;
	/** The lists to choose from; current: the one that is shown. */
	links: readonly { label: string; path: string; current: boolean }[];
};

/** The links above a list that show one part of it. */
export function ListFilters({ label, links }: Props) {
	return (
		<nav className="row" aria-label={label}>
			{links.map(({ label, path, current }) => (
				<RouteLink key={path} look={current ? "small" : "small outline"} to={path}>
					{label}
				</RouteLink>
			))}
		</nav>
	);
}
