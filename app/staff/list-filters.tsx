import { Link } from "react-router";

type Props = {
	label: string;
	links: readonly { label: string; path: string; current: boolean }[];
};

export function ListFilters({ label, links }: Props) {
	return (
		<nav className="section-screens list-filters" aria-label={label}>
			{links.map(({ label, path, current }) => (
				<Link key={path} to={path} aria-current={current ? "true" : undefined}>
					{label}
				</Link>
			))}
		</nav>
	);
}
