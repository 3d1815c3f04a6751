import type { ReactNode } from "react";
import { Form, Link, NavLink, useParams } from "react-router";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import type { StaffText } from "../../../content/staff/schema.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { NearDate } from "../../ui/near-date/near-date.tsx";
import { InboxKeys } from "./inbox-keys.tsx";
import type { InboxView, ItemView } from "./inbox-view.server.ts";
import { useOutbox } from "./outbox.tsx";
import type { Typists } from "./use-live.ts";
import { WaitTime } from "./wait-time.tsx";

type Props = { view: InboxView; typing: Typists; children: ReactNode };

export function InboxList({ view, typing, children }: Props) {
	const { text, filters, groups, search, path, next } = view;
	const isOpen = useParams().conversation !== undefined;
	const Title = isOpen ? "p" : "h1";
	return (
		<section className="inbox-list" aria-label={text.list}>
			<header>
				<div className="inbox-head">
					<Title className="inbox-title">{view.title}</Title>
					{children}
				</div>
				<search>
					<Form className="inbox-search" action={path}>
						<Icon name="search" />
						<input
							type="search"
							name="q"
							defaultValue={search}
							aria-label={text.search}
							placeholder={text.search}
						/>
					</Form>
				</search>
				<nav className="inbox-filters" aria-label={text.filter}>
					{filters.map(({ name, label, path, count, current }) => (
						<Link key={name} to={path} aria-current={current ? "true" : undefined}>
							{label}
							{Boolean(count) && <b>{Number(count) > 99 ? "99+" : count}</b>}
						</Link>
					))}
				</nav>
				{view.label && <p className="small quiet">{view.label}</p>}
			</header>
			<div className="inbox-scroll">
				{groups.length === 0 && !view.isFirst && <p className="quiet inbox-none">{view.none}</p>}
				{groups.map(({ name, items, more }) => (
					<section key={name ?? "found"} aria-label={name ? text.groups[name] : view.none}>
						{name && <h2>{text.groups[name]}</h2>}
						<ul>
							{items.map((item) => (
								<InboxRow
									key={item.id}
									item={item}
									now={view.now}
									text={text}
									isTyping={typing.get(item.id) === null}
								/>
							))}
						</ul>
						<Older path={more} label={text.older} />
					</section>
				))}
				<Older path={next} label={text.older} />
			</div>
			{groups.length > 0 && <InboxKeys text={text.keys} />}
		</section>
	);
}

function Older({ path, label }: { path: string | null; label: string }) {
	return (
		path && (
			<p className="inbox-older">
				<Link to={path}>{label}</Link>
			</p>
		)
	);
}

type RowProps = { item: ItemView; now: string; text: StaffText["inbox"]; isTyping: boolean };

function InboxRow({ item, now, text, isTyping }: RowProps) {
	const { path, name, company, initials, unread, last, at, waits, lang } = item;
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
					<span className="cut" lang={isTyping || hasFailed ? undefined : lang}>
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
