import { useEffect, useState } from "react";
import { useNavigation } from "react-router";

/** Milliseconds after which a screen that does not open yet is slow. */
const slow = 400;

export function Pending({ label }: { label: string }) {
	const isLoading = useNavigation().state !== "idle";
	const [isSlow, setIsSlow] = useState(false);
	useEffect(() => {
		if (!isLoading) return;
		const timer = setTimeout(setIsSlow, slow, true);
		return () => {
			clearTimeout(timer);
			setIsSlow(false);
		};
	}, [isLoading]);
	return (
		<p aria-live="polite">
			{isSlow && (
				<>
					<span className="visually-hidden">{label}</span>
					<span className="pending-bar" />
				</>
			)}
		</p>
	);
}
