type Props = { label: string; links: readonly { id: string; text: string; spoken: string }[] };

/** On a phone, brings a card of the swipe row below into view by its id. */
export function SwipeLinks({ label, links }: Props) {
	return (
		<nav className="swipe-links" aria-label={label}>
			{links.map(({ id, text, spoken }) => (
				<a key={id} href={`#${id}`}>
					{text} <span className="visually-hidden">{spoken}</span>
				</a>
			))}
		</nav>
	);
}
