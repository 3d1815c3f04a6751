type Props = { list: readonly { name: string; value: string }[] };

export function Notes({ list }: Props) {
	return (
		<dl className="notes">
			{list.map(({ name, value }) => (
				<div key={name} className="sol">
					<dt>{name}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}
