import { Typing } from "../../ui/typing/typing.tsx";
import type { DemoData } from "./demo-data.server.ts";
import { Step } from "./step.tsx";
import { useFollowedStep } from "./use-followed-step.ts";
import type { Player } from "./use-player.ts";

type Props = { data: DemoData; player: Player; hydrated: boolean };

/**
 * What has been said up to the step being shown. Until React runs, all five steps are in the page: whoever has no
 * script reads them whole, and for everybody else those to come are hidden.
 */
export function Conversation({ data, player, hydrated }: Props) {
	const { text, steps } = data;
	const { step: at, typing } = player.state;
	const log = useFollowedStep(player.state);
	const shown = hydrated ? steps.slice(0, at + 1) : steps;
	return (
		<div className="demo-conversation">
			<p className="chat-status small">{text.connected}</p>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by the keys that scroll it. */}
			<div ref={log} className="demo-log" role="log" aria-label={text.conversation} tabIndex={0}>
				{shown.map((step, index) => (
					<Step key={step.id} data={data} step={step} index={index} player={player} later={index > at} />
				))}
				{typing && (
					<Typing className="demo-typing">
						<span className="visually-hidden">{text.typing}</span>
					</Typing>
				)}
			</div>
		</div>
	);
}
