import { RouteLink } from "../signed-in/route-link.tsx";

type Props = {
	label: string;
	links: readonly { label: string; path: string; current: boolean }[];
};

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
