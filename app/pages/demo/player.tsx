import { Button } from "../../ui/button/button.tsx";
import { Conversation } from "./conversation.tsx";
import type { DemoData } from "./demo-data.server.ts";
import { Metrics } from "./metrics.tsx";
import { Steps } from "./steps.tsx";
import { SystemPanel } from "./system-panel.tsx";
import { tellEvent } from "./tell-event.ts";
import { usePlayer } from "./use-player.ts";

export function Player({ data }: { data: DemoData & { step: number } }) {
	const { text, industry, flow, flows, back } = data;
	const about = { industry: industry.id, flow: flow.id };
	const { step, running, goTo, toggle, reset } = usePlayer(data.step, about);
	return (
		<main className="player" data-react="now">
			<p className="player-loading noche" aria-hidden="true">
				{text.loading}
			</p>
			<header className="player-bar">
				<a href={back} className="player-back">
					<span aria-hidden="true">←</span> {text.back}
				</a>
				<h1>
					{industry.name}: <span>{flow.name}</span>
				</h1>
				<p className="player-live" role="status" data-running={running ? "" : undefined}>
					{running ? text.live : text.paused}
				</p>
				<p className="row needs-script">
					<Button look="small" onClick={toggle}>
						{running ? text.pause : text.play}
					</Button>
					<Button look="small outline" onClick={reset}>
						{text.reset}
					</Button>
				</p>
				<p className="small quiet player-note">{text.simulation}</p>
			</header>
			<div className="player-columns">
				<aside className="player-side">
					<Metrics text={text} step={step} />
					<nav aria-label={text.flows}>
						<h2>{text.flows}</h2>
						<ul className="player-flows">
							{flows.map(({ id, name, href, chosen }) => (
								<li key={id}>
									<a
										href={href}
										aria-current={chosen ? "page" : undefined}
										onClick={() => tellEvent("demo_opened", { industry: industry.id, flow: id })}
									>
										{name}
									</a>
								</li>
							))}
						</ul>
					</nav>
				</aside>
				<div className="player-middle">
					<Steps text={text} steps={flow.steps} step={step} goTo={goTo} />
					<Conversation text={text} steps={flow.steps.slice(0, step + 1)} />
				</div>
				<SystemPanel data={data} step={step} />
			</div>
		</main>
	);
}
