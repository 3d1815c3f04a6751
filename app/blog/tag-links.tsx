type Props = { tags: readonly { label: string; path: string }[]; label?: string };

export function TagLinks({ tags, label }: Props) {
	return (
		<ul className="row post-tags" aria-label={label}>
			{tags.map((tag) => (
				<li key={tag.path}>
					<a className="tag" href={tag.path}>
						{tag.label}
					</a>
				</li>
			))}
		</ul>
	);
}
