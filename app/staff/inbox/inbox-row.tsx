import { NavLink } from "react-router";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import type { StaffText } from "../../../content/staff/schema.ts";
import { NearDate } from "../../ui/near-date/near-date.tsx";
import type { ItemView } from "./inbox-view.server.ts";
import { useOutbox } from "./send-outbox.tsx";
import { WaitTime } from "./wait-time.tsx";

type Props = { item: ItemView; now: string; text: StaffText["inbox"]; isTyping: boolean };

export function InboxRow({ item, now, text, isTyping }: Props) {
	const { path, name, company, initials, unread, last, at, waits, spoken } = item;
	const hasFailed = useOutbox().some(
		({ conversation, state }) => conversation === item.id && state === "failed",
	);
	const by = isTyping ? "visitor" : (last?.by ?? "visitor");
	return (
		<li>
			<NavLink to={path} className={unread > 0 ? "inbox-item unread" : "inbox-item"}>
				<span className="initials" aria-hidden="true">
					{initials}
				</span>
				<b className="inbox-name">
					<span className="cut">{name ?? text.writers.visitor}</span>
					{company && <span className="cut quiet"> · {company}</span>}
				</b>
				{waits ? (
					<WaitTime since={waits.since} now={now} label={fillBlanks(text.waits, { time: waits.text })} />
				) : (
					<NearDate at={at} />
				)}
				<p>
					<span className={`drop ${by}`} aria-hidden="true" />
					<span className="visually-hidden">{text.writers[by]}: </span>
					<span className="cut" lang={isTyping || hasFailed ? undefined : spoken}>
						{hasFailed ? text.rowFailed : isTyping ? text.typing : last?.text}
					</span>
				</p>
				{unread > 0 && !waits && (
					<span className="inbox-unread">
						<span aria-hidden="true">{unread}</span>
						<span className="visually-hidden">{fillBlanks(text.unread, { count: unread })}</span>
					</span>
				)}
			</NavLink>
		</li>
	);
}
