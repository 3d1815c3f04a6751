import { DemoComposer } from "./composer.tsx";
import { DemoConversation } from "./conversation.tsx";
import type { DemoData, DemoStepData } from "./demo-data.server.ts";
import { Moves } from "./moves.tsx";
import { StepHead } from "./step-head.tsx";
import type { Player } from "./use-player.ts";

type Props = { data: DemoData; step: DemoStepData; player: Player; hydrated: boolean };

export const stageId = "stage";

export function Stage({ data, step, player, hydrated }: Props) {
	const { text, steps } = data;
	return (
		<section id={stageId} className="demo-stage paper" tabIndex={-1} aria-label={text.conversation}>
			<StepHead data={data} step={step} player={player} />
			<DemoConversation data={data} player={player} hydrated={hydrated} />
			<p id="demo-script" className="demo-script small quiet needs-script">
				{text.script}
			</p>
			<div className="demo-foot">
				<DemoComposer text={text} player={player} />
				<Moves text={text} player={player} steps={steps.length} />
			</div>
		</section>
	);
}
