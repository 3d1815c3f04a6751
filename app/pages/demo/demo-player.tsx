import { useEffect, useMemo, useState } from "react";
import { useHydrated } from "../../chat/use-hydrated.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Colon } from "../../ui/colon/colon.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { IndustryIcon } from "../../ui/industry-icon/industry-icon.tsx";
import { SceneDrawing } from "../../ui/scene/scene.tsx";
import { Unbroken } from "../../ui/unbroken/unbroken.tsx";
import { Controls } from "./controls.tsx";
import type { DemoData, DemoStepData } from "./demo-data.server.ts";
import { DemoMetrics } from "./metrics.tsx";
import { eventSender, isFirstDemoPage, type SendEvent } from "./send-event.ts";
import { Stage, stageId } from "./stage.tsx";
import { type Player, usePlayer } from "./use-player.ts";

export function DemoPlayer({ data }: { data: DemoData & { first: number } }) {
	const { text, flow, steps, flows, industry, first } = data;
	const send = useMemo(() => eventSender({ industry: industry.id, flow: flow.id }), [industry.id, flow.id]);
	const durations = useMemo(() => steps.map(({ duration }) => duration), [steps]);
	const player = usePlayer({ path: data.path, first, durations, replies: flow.replies, send });
	const loading = useLoading(send, first);
	const hydrated = useHydrated();
	const step = steps[player.state.step];
	if (!step) return null;
	return (
		<div className="demo" data-react="seen" data-loading={loading || undefined}>
			<Loading text={text.loading} />
			<ButtonLink className="skip-link" href={`#${stageId}`}>
				{text.skip}
			</ButtonLink>
			<TopBar data={data} player={player} />
			<main className="demo-rooms">
				<Stage data={data} step={step} player={player} hydrated={hydrated} />
				<div className="demo-side cielo">
					<DemoMetrics text={text} metrics={step.metrics} at={player.state.step} />
					<Flows text={text} flows={flows} current={flow.id} />
				</div>
				<Systems text={text} step={step} scene={data.scene} />
			</main>
		</div>
	);
}

function Loading({ text }: { text: string }) {
	return (
		<div className="demo-loading noche" role="status">
			<Colon />
			<p>{text}</p>
		</div>
	);
}

type Props = { text: DemoData["text"]; flows: DemoData["flows"]; current: string };

function Flows({ text, flows, current }: Props) {
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

/** Milliseconds that the loading screen stays, from the start of navigation. */
const minimumTime = 1_000;

function useLoading(send: SendEvent, step: number): boolean {
	const [loading, setLoading] = useState(true);

	// biome-ignore lint/correctness/useExhaustiveDependencies: once a page.
	useEffect(() => {
		if (isFirstDemoPage(document.referrer, location.origin)) send("demo_opened", step);
		const timer = setTimeout(() => {
			setLoading(false);
			send("demo_loaded", step);
		}, minimumTime - performance.now());
		return () => clearTimeout(timer);
	}, []);

	return loading;
}

function TopBar({ data, player }: { data: DemoData; player: Player }) {
	const { text, industry, flow, back, twin } = data;
	return (
		<header className="demo-bar">
			<a className="icon-button demo-back" href={back}>
				<Icon name="arrow" />
				<span className="visually-hidden">{text.back}</span>
			</a>
			<IndustryIcon industry={industry.id} />
			<div className="demo-names">
				<h1>{flow.name}</h1>
				<p className="small quiet">
					<Unbroken>{industry.name}</Unbroken>
				</p>
			</div>
			<p className="demo-tag small sol">{text.simulation}</p>
			<Controls text={text} player={player} />
			<a className="demo-language" href={twin.path} hrefLang={twin.language} lang={twin.language}>
				<span className="demo-language-name">{twin.name}</span>
				<span className="demo-code" aria-hidden="true">
					{twin.language}
				</span>
			</a>
		</header>
	);
}

type SystemsProps = { text: DemoData["text"]; step: DemoStepData; scene: DemoData["scene"] };

function Systems({ text, step, scene }: SystemsProps) {
	return (
		<div className="demo-systems noche">
			<section aria-labelledby="systems">
				<h2 id="systems">{text.systems}</h2>
				<ul>
					{step.systems.map(({ name, status, doing }) => (
						<li key={name}>
							<h3>{name}</h3>
							<p className="demo-system-status small" data-status={status}>
								{status === "active" ? text.active : text.demo}
							</p>
							<p className={doing ? "demo-doing" : "demo-doing quiet"}>{doing ?? text.waiting}</p>
						</li>
					))}
				</ul>
			</section>
			<section aria-labelledby="next-actions">
				<h2 id="next-actions">{text.nextActions}</h2>
				<ol className="demo-next">
					{step.next.map((action) => (
						<li key={action}>{action}</li>
					))}
				</ol>
			</section>
			<SceneDrawing {...scene} />
		</div>
	);
}
