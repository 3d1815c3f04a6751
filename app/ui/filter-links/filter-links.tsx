type Props = {
	/** By which a script finds the links, where it shows another list without a new page. */
	id?: string;
	label: string;
	choices: readonly { id: string; name: string; path: string }[];
	/** The id of the one that is on; empty for all. */
	chosen: string;
};

/** Links, so that a filtered list has an address and needs no script. */
export function FilterLinks({ id: navId, label, choices, chosen }: Props) {
	return (
		<nav id={navId} aria-label={label}>
			<ul className="row filter-links">
				{choices.map(({ id, name, path }) => (
					<li key={id}>
						<a href={path} aria-current={chosen === id ? "true" : undefined}>
							{name}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
