import type { Choice, ProposalProgress } from "../../shared/chat.ts";
import { ChoiceForm } from "./cards/choice-form.tsx";

type Props = {
	progress: ProposalProgress;
	thinking: boolean;
	onChoose: (choice: Choice) => void;
};

export function ProgressLine({ progress, thinking, onChoose }: Props) {
	const { done, total, label, see } = progress;
	return (
		<div className="chat-progress">
			<span className="chat-progress-marks" aria-hidden="true">
				{Array.from({ length: total }, (_, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the marks never move.
					<i key={index} data-done={index < done || undefined} />
				))}
			</span>
			<p>{label}</p>
			<ChoiceForm choice={see} onChoose={onChoose}>
				<button
					type="submit"
					aria-label={`${see.label}: ${label}`}
					// A disabled button would lose the focus.
					aria-disabled={thinking || undefined}
				>
					{see.label}
				</button>
			</ChoiceForm>
		</div>
	);
}
