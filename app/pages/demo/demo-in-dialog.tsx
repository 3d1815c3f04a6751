import { useEffect, useMemo } from "react";
import { Controls } from "./controls.tsx";
import type { DemoData } from "./demo-data.server.ts";
import styles from "./in-dialog.css?url";
import { DemoMetrics } from "./metrics.tsx";
import { eventSender } from "./send-event.ts";
import { Stage } from "./stage.tsx";
import { usePlayer } from "./use-player.ts";

export function DemoInDialog({ data }: { data: DemoData }) {
	const { text, flow, steps, industry, path } = data;
	const send = useMemo(() => eventSender({ industry: industry.id, flow: flow.id }), [industry.id, flow.id]);
	const durations = useMemo(() => steps.map(({ duration }) => duration), [steps]);
	const player = usePlayer({ path, first: 0, durations, replies: flow.replies, send });

	useEffect(() => {
		send("demo_opened", 0);
		send("demo_loaded", 0);
	}, [send]);

	const step = steps[player.state.step];
	if (!step) return null;
	return (
		<div className="demo demo-in-dialog">
			<link rel="stylesheet" href={styles} precedence="demo" />
			<Controls text={text} player={player} />
			<Stage data={data} step={step} player={player} hydrated />
			<div className="demo-side cielo">
				<DemoMetrics text={text} metrics={step.metrics} at={player.state.step} />
			</div>
		</div>
	);
}
