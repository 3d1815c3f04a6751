import type { DemoData } from "./demo-data.server.ts";

type Props = { text: DemoData["text"]; flows: DemoData["flows"]; current: string };

export function Flows({ text, flows, current }: Props) {
	return (
		<nav aria-labelledby="flows">
			<h2 id="flows">{text.flows}</h2>
			<ul className="demo-flows">
				{flows.map(({ id, name, description, path, duration }) => (
					<li key={id}>
						<a href={path} aria-current={id === current ? "page" : undefined}>
							<b>{name}</b> <span className="small">{duration}</span>
							<span className="small quiet">{description}</span>
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
