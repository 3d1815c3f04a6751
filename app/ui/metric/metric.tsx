export function Metric({ children }: { children: string }) {
	const figure = children.replace(/^[a-z ]+ /, "");
	const limit = children.slice(0, -figure.length).trim();
	return (
		<span className={figure.startsWith("−") ? "metric metric-less" : "metric"}>
			{limit && <small>{limit}</small>} {figure}
		</span>
	);
}
