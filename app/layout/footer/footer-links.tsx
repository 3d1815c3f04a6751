export function FooterLinks({
	heading,
	links,
}: {
	heading: string;
	links: readonly { name: string; href: string }[];
}) {
	return (
		<div>
			<h2>{heading}</h2>
			<ul>
				{links.map(({ name, href }) => (
					<li key={name}>
						<a href={href}>{name}</a>
					</li>
				))}
			</ul>
		</div>
	);
}
