/** Draws "45 %", "45%" and "24h" alike: the unit smaller, and near its number, with or without a space. */
export function Metric({ children }: { children: string }) {
	const [, limit = "", sign = "", number = children, unit = ""] =
		/^([a-z ]* )?(−)?([\d.,]+)(\D*)$/.exec(children) ?? [];
	return (
		<span className="metric">
			{limit && <small>{limit.trim()}</small>} {sign && <span className="metric-sign">{sign}</span>}
			{number}
			{unit && <span className="metric-unit">{unit}</span>}
		</span>
	);
}
