import type { DemoData } from "./demo-data.server.ts";

/** What the systems behind the conversation do at this step, and what comes next. */
export function SystemPanel({ data, step }: { data: DemoData; step: number }) {
	const { text, flow, integrations } = data;
	const { system } = text;
	const next = flow.steps.slice(step + 1);
	return (
		<aside className="player-system noche" aria-labelledby="system">
			<h2 id="system">{system.heading}</h2>
			<dl>
				{integrations.map((name) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd>{system.active}</dd>
					</div>
				))}
				<div>
					<dt>{system.card}</dt>
					<dd className="player-demo">{system.demo}</dd>
				</div>
			</dl>
			<h3>{system.now}</h3>
			<p aria-live="polite">{flow.steps[step]?.system}</p>
			<h3>{system.nextActions}</h3>
			{next.length === 0 ? (
				<p>{system.none}</p>
			) : (
				<ol>
					{next.map(({ id, system }) => (
						<li key={id}>{system}</li>
					))}
				</ol>
			)}
		</aside>
	);
}
