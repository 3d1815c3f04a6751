import type { ReactNode } from "react";
import type { Player } from "./use-player.ts";

type Props = {
	step: number;
	player: Player;
	className: string;
	current?: boolean;
	/** A disabled link: it stays in place and keeps the focus. */
	off?: boolean;
	children: ReactNode;
};

export function StepLink({ step, player, className, current, off, children }: Props) {
	return (
		<a
			className={className}
			href={off ? undefined : `${player.path}?step=${step + 1}#${stepId(step)}`}
			role={off ? "link" : undefined}
			aria-disabled={off || undefined}
			tabIndex={0}
			aria-current={current ? "step" : undefined}
			onClick={(event) => {
				if (off || event.metaKey || event.ctrlKey || event.shiftKey) return;
				event.preventDefault();
				player.go(step);
			}}
		>
			{children}
		</a>
	);
}

export function stepId(step: number): string {
	return `step-${step + 1}`;
}
