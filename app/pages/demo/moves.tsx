import { buttonClass } from "../../ui/button/button-look.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import type { DemoData } from "./demo-data.server.ts";
import { StepLink } from "./step-link.tsx";
import type { Player } from "./use-player.ts";

type Props = { text: DemoData["text"]; player: Player; steps: number };

export function Moves({ text, player, steps }: Props) {
	const { step } = player.state;
	return (
		<nav className="demo-moves" aria-label={text.steps}>
			<StepLink step={step - 1} off={step === 0} player={player} className={buttonClass("small outline")}>
				<Icon name="arrow" /> {text.previous}
			</StepLink>
			<p className="small quiet" aria-hidden="true">
				{`${step + 1}/${steps}`}
			</p>
			<StepLink step={step + 1} off={step + 1 === steps} player={player} className={buttonClass("small")}>
				{text.next} <Icon name="arrow" />
			</StepLink>
		</nav>
	);
}
