import { Link } from "react-router";
import type { StaffText } from "../../../content/staff/schema.ts";

type Text = StaffText["person"];

type Props = {
	overview: { counts: readonly { name: keyof Text["counts"]; count: number }[]; leads: readonly string[] };
	text: Text;
	lead: string;
};

export function DataCounts({ overview, text, lead }: Props) {
	return (
		<ul className="screen-list">
			{overview.counts.map(({ name, count }) => (
				<li key={name}>
					<div>
						{text.counts[name]}: <b>{count}</b>
						{name === "leads" &&
							overview.leads.map((id, index) => (
								<span key={id}>
									{" "}
									<Link to={lead + encodeURIComponent(id)}>{`${text.lead} ${index + 1}`}</Link>
								</span>
							))}
					</div>
				</li>
			))}
		</ul>
	);
}
