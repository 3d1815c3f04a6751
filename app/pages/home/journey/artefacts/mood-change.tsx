import { Icon } from "../../../../ui/icon/icon.tsx";

export function MoodChange({ from, to }: { from: string; to: string }) {
	return (
		<p className="mood">
			<span className="sol">{from}</span>
			<span className="mood-end">
				<Icon name="arrow" />
				<span className="mood-good">{to}</span>
			</span>
		</p>
	);
}
