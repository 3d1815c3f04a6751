import { useMemo } from "react";
import { useHydrated } from "../../chat/use-hydrated.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { Colon } from "../../ui/colon/colon.tsx";
import type { DemoData } from "./demo-data.server.ts";
import { Flows } from "./flows.tsx";
import { DemoMetrics } from "./metrics.tsx";
import { eventSender } from "./send-event.ts";
import { Stage, stageId } from "./stage.tsx";
import { Systems } from "./systems.tsx";
import { TopBar } from "./top-bar.tsx";
import { useLoading } from "./use-loading.ts";
import { usePlayer } from "./use-player.ts";

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
