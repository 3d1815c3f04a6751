import type { ChatChoice, ProposalProgress } from "./card-form.ts";
import { ChoiceForm } from "./choice-form.tsx";

type Props = {
	progress: ProposalProgress;
	/** An answer is waited for: a press does nothing. */
	thinking: boolean;
	onChoose: (choice: ChatChoice) => void;
};

/** The line under the header: how much is known of what a proposal needs. */
export function Progress({ progress, thinking, onChoose }: Props) {
	const { done, total, label, see } = progress;
	return (
		<div className="chat-progress">
			<span className="chat-progress-marks" aria-hidden="true">
				{Array.from({ length: total }, (_, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the marks are their places.
					<i key={index} data-done={index < done || undefined} />
				))}
			</span>
			<p>{label}</p>
			<ChoiceForm choice={see} onChoose={onChoose}>
				<button
					type="submit"
					aria-label={`${see.label}: ${label}`}
					// Not disabled: the focus would leave it.
					aria-disabled={thinking || undefined}
				>
					{see.label}
				</button>
			</ChoiceForm>
		</div>
	);
}
