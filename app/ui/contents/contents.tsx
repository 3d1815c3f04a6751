import type { ReactNode } from "react";

/** A page's table of contents: open beside its text from 67.5 rem of room on, else opened by a press. */
export function Contents({ label, children }: { label: string; children: ReactNode }) {
	return (
		<nav className="contents" aria-label={label}>
			<details>
				<summary>{label}</summary>
				{children}
			</details>
		</nav>
	);
}
