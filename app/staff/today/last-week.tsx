import type { LastWeekView } from "./last-week-view.server.ts";

const size = 200;

/** Circles whose areas are as the figures, and the figures. */
export function LastWeekCard({ week }: { week: LastWeekView }) {
	const most = Math.max(1, ...week.rows.map(({ count }) => count));
	return (
		<section className="panel today-card" aria-labelledby="today-week">
			<header>
				<h2 id="today-week">{week.title}</h2>
				<span className="quiet">{week.days}</span>
			</header>
			<div className="today-week">
				<svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
					{week.rows.map(({ name, count }) => {
						const radius = (size / 2) * Math.sqrt(count / most);
						return <circle key={name} className={name} cx={radius} cy={size - radius} r={radius} />;
					})}
				</svg>
				<table>
					<thead className="visually-hidden">
						<tr>
							<td />
							{week.heads.map((head) => (
								<th key={head} scope="col">
									{head}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{week.rows.map(({ name, label, count, change }) => (
							<tr key={name}>
								<th scope="row">
									<span className={`drop ${name}`} aria-hidden="true" />
									{label}
								</th>
								<td>
									<b>{count}</b>
								</td>
								<td className="small quiet">{change}</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</section>
	);
}
