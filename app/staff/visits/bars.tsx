type Props = {
	id: string;
	title: string;
	note: string | false;
	rows: readonly { name: string; count: string; share: number }[];
};

export function Bars({ id, title, note, rows }: Props) {
	return (
		<section className="panel panel-part" aria-labelledby={id}>
			<h2 id={id}>{title}</h2>
			{note && <p className="small quiet">{note}</p>}
			<ol className="visit-bars">
				{rows.map(({ name, count, share }) => (
					<li key={name}>
						<span className="visit-name">{name}</span> <b>{count}</b>
						<svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
							<rect width={share * 100} height="6" />
						</svg>
					</li>
				))}
			</ol>
		</section>
	);
}
