import { Link } from "react-router";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import type { SectionName } from "../staff-navigation.ts";
import type { MarkedFrame } from "./mark-current.ts";

type Props = {
	label: string;
	sections: MarkedFrame["sections"];
	waiting: number;
	waitingLabel: string;
};

export function SectionLinks({ label, sections, waiting, waitingLabel }: Props) {
	return (
		<nav className="sections" aria-label={label}>
			{sections.map(({ name, href, label, current }) => (
				<Link key={name} to={href} aria-current={current ? "page" : undefined}>
					<SectionIcon name={name} />
					{label}
					{name === "conversations" && waiting > 0 && (
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

type ScreensProps = Pick<MarkedFrame, "sections" | "up"> & { upLabel: string };

export function SectionScreens({ sections, up, upLabel }: ScreensProps) {
	const open = sections.find(({ current }) => current);
	if (up) {
		const label = fillBlanks(upLabel, { screen: up.label });
		return (
			<nav className="section-screens section-up" aria-label={label}>
				<Link to={up.href}>
					<Icon name="arrow" />
					{label}
				</Link>
			</nav>
		);
	}
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

const drawings: Record<SectionName, string> = {
	today: "M4 14a8 8 0 0 1 16 0zM2 16.5h20v4H2z",
	conversations: "M2 13V7.5a5.5 5.5 0 1 1 5.5 5.5zM22 11v5.5a5.5 5.5 0 1 1-5.5-5.5z",
	leads: "M2 21V6a3 3 0 0 1 6 0v15zM9 21V11a3 3 0 0 1 6 0v10zM16 21v-5a3 3 0 0 1 6 0v5z",
	clients: "M12 2.5a4.75 4.75 0 1 1 0 9.5 4.75 4.75 0 0 1 0-9.5zM3 21.5a9 8 0 0 1 18 0z",
	content: "M5 2h7a8 8 0 0 1 8 8v12H5zM8.5 12v2h8v-2zM8.5 16.5v2h5v-2z",
};

function SectionIcon({ name }: { name: SectionName }) {
	return (
		<svg className="section-icon" viewBox="0 0 24 24" aria-hidden="true">
			<path fillRule="evenodd" d={drawings[name]} />
		</svg>
	);
}
