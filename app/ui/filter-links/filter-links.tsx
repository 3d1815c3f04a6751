type Props = {
	id?: string;
	label: string;
	choices: readonly { id: string; name: string; path: string }[];
	chosen: string;
};

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
