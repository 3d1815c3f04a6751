import { Link } from "react-router";
import type { Section } from "./frame-view.server.ts";
import { SectionIcon } from "./section-icon.tsx";

type Props = { label: string; sections: readonly Section[]; waitingLabel: string };

export function SectionLinks({ label, sections, waitingLabel }: Props) {
	return (
		<nav className="sections" aria-label={label}>
			{sections.map(({ name, href, label, current, waiting }) => (
				<Link key={name} to={href} aria-current={current ? "page" : undefined}>
					<SectionIcon name={name} />
					{label}
					{waiting > 0 && (
						<span className="sections-waiting">
							<span className="visually-hidden">{waitingLabel} </span>
							{waiting > 99 ? "99+" : waiting}
						</span>
					)}
				</Link>
			))}
		</nav>
	);
}

/** The other screens of the open section. */
export function SectionScreens({ sections }: { sections: readonly Section[] }) {
	const open = sections.find(({ current }) => current);
	if (!open || open.screens.length < 2) return null;
	return (
		<nav className="section-screens" aria-label={open.label}>
			{open.screens.map(({ href, label, current }) => (
				<Link key={href} to={href} aria-current={current ? "page" : undefined}>
					{label}
				</Link>
			))}
		</nav>
	);
}
