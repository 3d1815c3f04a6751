import { Link } from "react-router";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import type { TodayText } from "../../../content/today/schema.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import type { ContactRow, ContactsView } from "./contacts-view.server.ts";

type Props = { contacts: ContactsView; words: TodayText; path: string };

export function TodayContacts({ contacts: { today, late, count, other, isToday }, words, path }: Props) {
	const text = words.contacts;
	return (
		<div className="today-stack">
			<section className="panel today-card" aria-labelledby="to-call">
				<header>
					<h2 id="to-call">{isToday ? text.today : text.next}</h2>
					{today.count > 0 && <span className="quiet">{today.count}</span>}
					{other && (
						<Link to={other === "mine" ? path : `${path}?all`}>{fillBlanks(text[other], { count })}</Link>
					)}
				</header>
				{today.rows.length > 0 ? <Rows rows={today.rows} /> : <p className="quiet">{text.none}</p>}
			</section>
			{late.rows.length > 0 && (
				<section className="panel today-card" aria-labelledby="overdue">
					<header>
						<h2 id="overdue">{text.late}</h2>
						<span className="today-late">{late.count}</span>
					</header>
					<Rows rows={late.rows} isLate />
				</section>
			)}
		</div>
	);
}

function Rows({ rows, isLate = false }: { rows: readonly ContactRow[]; isLate?: boolean }) {
	return (
		<ol>
			{rows.map(({ id, path, name, company, when, about, reason, budget, action, isCall }, index) => (
				<li key={id} className="today-contact">
					<p className={isLate ? "today-when today-late" : "today-when"}>
						{when}
						{about && <small>{about}</small>}
					</p>
					<Link to={path}>
						<b>{name}</b> {company && <span className="quiet">{company}</span>}
						<span className="today-reason">{reason}</span>
					</Link>
					<p className="today-budget">{budget}</p>
					<ButtonLink
						look={index === 0 && !isLate ? "small" : "small quiet"}
						href={action.href}
						aria-label={action.ariaLabel}
					>
						<Icon name={isCall ? "phone" : "mail"} />
						{action.label}
					</ButtonLink>
				</li>
			))}
		</ol>
	);
}
